export default {
  now: 'Этап {number} из {of}: {stage}',
  'state.full': 'готово',
  'state.half': 'сейчас',
  'state.empty': 'ещё впереди',
}
