export default {
  sections: 'Разделы организации',
  'section.organization': 'Обзор',
  'section.moderation': 'Модерация',
  'section.orgAnalytics': 'Аналитика',
  'section.groups': 'Классы',
  'section.teachers': 'Учителя',
  'section.staff': 'Сотрудники',
  'section.admins': 'Администраторы',
  'section.uploadStudents': 'Загрузка',
  'section.students': 'Ученики',
  'section.groups_group': 'Группы',
}
