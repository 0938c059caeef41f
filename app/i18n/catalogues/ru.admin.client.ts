import type { Messages } from '../translate.ts'

/** What only the administration reads. */
export default import.meta.glob<Messages>(
  [
    '../locales/ru/admin.ts',
    '../locales/ru/adminInstitutions.ts',
    '../locales/ru/adminMaterials.ts',
    '../locales/ru/announcements.ts',
    '../locales/ru/adminTests.ts',
    '../locales/ru/adminProfessions.ts',
    '../locales/ru/admissionCycle.ts',
    '../locales/ru/auditLog.ts',
    '../locales/ru/contentHistory.ts',
    '../locales/ru/glance.ts',
    '../locales/ru/grantImports.ts',
    '../locales/ru/groups.ts',
    '../locales/ru/imports.ts',
    '../locales/ru/joinRequests.ts',
    '../locales/ru/locations.ts',
    '../locales/ru/majorSheets.ts',
    '../locales/ru/organizations.ts',
    '../locales/ru/science.ts',
    '../locales/ru/staff.ts',
    '../locales/ru/studentAnalytics.ts',
    '../locales/ru/students.ts',
    '../locales/ru/suggestions.ts',
    '../locales/ru/switches.ts',
    '../locales/ru/system.ts',
    '../locales/ru/users.ts',
    '../locales/ru/versions.ts',
  ],
  { import: 'default' },
)
