import type { Messages } from '../translate.ts'

/** What only the administration reads. */
export default import.meta.glob<Messages>(
  [
    '../locales/en/admin.ts',
    '../locales/en/adminInstitutions.ts',
    '../locales/en/adminMaterials.ts',
    '../locales/en/announcements.ts',
    '../locales/en/adminTests.ts',
    '../locales/en/adminProfessions.ts',
    '../locales/en/admissionCycle.ts',
    '../locales/en/auditLog.ts',
    '../locales/en/contentHistory.ts',
    '../locales/en/glance.ts',
    '../locales/en/grantImports.ts',
    '../locales/en/groups.ts',
    '../locales/en/imports.ts',
    '../locales/en/joinRequests.ts',
    '../locales/en/locations.ts',
    '../locales/en/majorSheets.ts',
    '../locales/en/organizations.ts',
    '../locales/en/science.ts',
    '../locales/en/staff.ts',
    '../locales/en/studentAnalytics.ts',
    '../locales/en/students.ts',
    '../locales/en/suggestions.ts',
    '../locales/en/switches.ts',
    '../locales/en/system.ts',
    '../locales/en/users.ts',
    '../locales/en/versions.ts',
  ],
  { import: 'default' },
)
