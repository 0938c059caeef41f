import { examSubjects } from '#app/domain/professions/vocabulary.ts'

/** Closed lists used to describe materials. */

export const materialKinds = ['COURSE', 'BOOK', 'VIDEO', 'ARTICLE', 'OTHER'] as const
export type MaterialKind = (typeof materialKinds)[number]

export const materialLevels = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const
export type MaterialLevel = (typeof materialLevels)[number]

/** Parts of the UNT that everyone takes besides the two profile subjects. */
const commonUntParts = ['MATH_LITERACY', 'READING_LITERACY', 'HISTORY_KZ'] as const

/** Exams, and what applications require. */
const admissionSkills = ['UNT', 'IELTS', 'TOEFL', 'SAT', 'APPLICATION_ESSAY', 'SCHOLARSHIPS'] as const

const spoken = ['SPOKEN_KK', 'SPOKEN_RU', 'SPOKEN_EN', 'SPOKEN_DE', 'SPOKEN_TR', 'SPOKEN_ZH', 'SPOKEN_KO'] as const

/** Skills for any study or work. */
const commonSkills = [
  'CHOOSING',
  'LEARNING',
  'TIME',
  'WRITING',
  'PUBLIC_SPEAKING',
  'TEAMWORK',
  'DIGITAL',
  'SPREADSHEETS',
  'RESEARCH',
  'CV',
  'INTERVIEW',
  'PORTFOLIO',
  'JOB_SEARCH',
  'LABOUR_RIGHTS',
  'MONEY',
  'ENTREPRENEURSHIP',
  'PROJECTS',
] as const

/** Skills specific to fields of work. */
const craftSkills = [
  'PROGRAMMING',
  'WEB',
  'DATA_ANALYSIS',
  'MACHINE_LEARNING',
  'CYBERSECURITY',
  'NETWORKS',
  'TECHNICAL_DRAWING',
  'ELECTRICITY',
  'MECHANICS',
  'CONSTRUCTION',
  'ROBOTICS',
  'ENERGY',
  'MINING',
  'DRIVING',
  'AVIATION',
  'LOGISTICS',
  'HAND_TOOLS',
  'OCCUPATIONAL_SAFETY',
  'COOKING',
  'HOSPITALITY',
  'CUSTOMER_SERVICE',
  'BEAUTY',
  'ANATOMY',
  'FIRST_AID',
  'PATIENT_CARE',
  'PUBLIC_HEALTH',
  'TEACHING',
  'CHILD_DEVELOPMENT',
  'INCLUSION',
  'PSYCHOLOGY',
  'SOCIAL_WORK',
  'JOURNALISM',
  'TRANSLATION',
  'INTERNATIONAL_RELATIONS',
  'LAW_BASICS',
  'FORENSICS',
  'PUBLIC_SERVICE',
  'RESCUE',
  'ACCOUNTING',
  'ECONOMICS',
  'MARKETING',
  'MANAGEMENT',
  'SALES',
  'DRAWING',
  'GRAPHIC_DESIGN',
  'INTERFACE_DESIGN',
  'ANIMATION',
  'MUSIC',
  'STAGE_AND_FILM',
  'PHOTOGRAPHY',
  'FASHION_DESIGN',
  'ARCHITECTURE',
  'STATISTICS',
  'LABORATORY',
  'ASTRONOMY',
  'AGRONOMY',
  'VETERINARY',
  'ECOLOGY',
  'FOOD_SAFETY',
  'SPORT',
] as const

export const skills = [
  ...commonUntParts,
  ...examSubjects,
  ...admissionSkills,
  ...spoken,
  ...commonSkills,
  ...craftSkills,
] as const
export type Skill = (typeof skills)[number]
