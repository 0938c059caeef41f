import type { Messages } from '../translate.ts'

/** What only the administration reads. */
export default import.meta.glob<Messages>(
  [
    '../locales/kk/admin.ts',
    '../locales/kk/adminInstitutions.ts',
    '../locales/kk/adminMaterials.ts',
    '../locales/kk/announcements.ts',
    '../locales/kk/adminTests.ts',
    '../locales/kk/adminProfessions.ts',
    '../locales/kk/admissionCycle.ts',
    '../locales/kk/auditLog.ts',
    '../locales/kk/contentHistory.ts',
    '../locales/kk/glance.ts',
    '../locales/kk/grantImports.ts',
    '../locales/kk/groups.ts',
    '../locales/kk/imports.ts',
    '../locales/kk/joinRequests.ts',
    '../locales/kk/locations.ts',
    '../locales/kk/majorSheets.ts',
    '../locales/kk/organizations.ts',
    '../locales/kk/science.ts',
    '../locales/kk/staff.ts',
    '../locales/kk/studentAnalytics.ts',
    '../locales/kk/students.ts',
    '../locales/kk/suggestions.ts',
    '../locales/kk/switches.ts',
    '../locales/kk/system.ts',
    '../locales/kk/users.ts',
    '../locales/kk/versions.ts',
  ],
  { import: 'default' },
)
