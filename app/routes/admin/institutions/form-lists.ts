import { deadlineParts } from '#app/domain/institutions/deadline-rows.ts'
import { requirementParts } from '#app/domain/institutions/requirement-rows.ts'

/** Row lists in the form of an institution. */
export const institutionLists = {
  requirements: { parts: requirementParts, most: 20 },
  deadlines: { parts: deadlineParts, most: 12 },
}

/** Row lists in the form of a major. */
export const majorLists = { requirements: { parts: requirementParts, most: 10 } }
