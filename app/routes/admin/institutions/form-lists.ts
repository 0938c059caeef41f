import { deadlineParts } from '#app/domain/institutions/deadline-rows.ts'
import { requirementParts } from '#app/domain/institutions/requirement-rows.ts'

export const institutionLists = {
  requirements: { parts: requirementParts, most: 20 },
  deadlines: { parts: deadlineParts, most: 12 },
}

export const majorLists = { requirements: { parts: requirementParts, most: 10 } }
