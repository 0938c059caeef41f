import type { ScaleKey } from './scales.ts'

/** What must be true of a person before a text may be said of them: '+' the band lies wholly above the middle,
 *  '-' wholly below it. The condition is the key of the text, so one is never read or written without the other. */
export type Claim = `${'+' | '-'}${ScaleKey}`
export type Rule = Claim | `${Claim} ${Claim}`

/** One claim alone serves where no combination holds. */
const traitClaims = [
  '+extraversion',
  '-extraversion',
  '+agreeableness',
  '-agreeableness',
  '+conscientiousness',
  '-conscientiousness',
  '+stability',
  '-stability',
  '+openness',
  '-openness',
] as const
const interestClaims = ['+R', '+I', '+A', '+S', '+E', '+C'] as const
const valueClaims = [
  '+achievement',
  '+independence',
  '+recognition',
  '+relationships',
  '+support',
  '+conditions',
] as const

/** Which places are nearer to the person: what the setting says. */
export const wayRules = [
  '+conscientiousness +openness',
  '+conscientiousness -openness',
  '-conscientiousness +openness',
  '+extraversion +agreeableness',
  '-extraversion +conscientiousness',
  '-extraversion -stability',
  '-extraversion +independence',
  '+openness +independence',
  '-stability +support',
  '+agreeableness +relationships',
  ...traitClaims,
  ...valueClaims,
] as const satisfies readonly Rule[]
export type WayRule = (typeof wayRules)[number]

/** What interests and character ask for together. Those without an interest also serve a flat profile. */
export const traitRules = [
  '+S -extraversion',
  '+S +extraversion',
  '+S -agreeableness',
  '+S -stability',
  '+I +extraversion',
  '+I -extraversion',
  '+I -conscientiousness',
  '+E -extraversion',
  '+E +agreeableness',
  '+A +C',
  '+A -conscientiousness',
  '+C +openness',
  '+R +extraversion',
  '+R -extraversion',
  '+extraversion -stability',
  '-extraversion +openness',
  '-extraversion +conscientiousness',
  '-conscientiousness +openness',
  '+conscientiousness +openness',
  '+conscientiousness -stability',
  ...traitClaims,
] as const satisfies readonly Rule[]
export type TraitRule = (typeof traitRules)[number]

/** What the answers say and one may lean on. */
export const strengthRules = [
  '+conscientiousness +openness',
  '-extraversion +conscientiousness',
  '-extraversion +agreeableness',
  '+extraversion +openness',
  '+openness +independence',
  '+conscientiousness +achievement',
  ...traitClaims,
  ...interestClaims,
  ...valueClaims,
  '+verbal',
  '+numerical',
  '+spatial',
] as const satisfies readonly Rule[]
export type StrengthRule = (typeof strengthRules)[number]

export const cautionRules = [
  '+independence +support',
  '+recognition +relationships',
  '-conscientiousness +independence',
  '-stability +achievement',
  '-extraversion +recognition',
  '+openness +conditions',
  ...traitClaims,
  ...valueClaims,
  '-verbal',
  '-numerical',
  '-spatial',
] as const satisfies readonly Rule[]
export type CautionRule = (typeof cautionRules)[number]

/** How a person likes to work, a point each; of every point the first that holds is said. */
export const workingRules = {
  people: ['-extraversion +S', '-extraversion', '+extraversion', '+relationships'],
  plan: [
    '+conscientiousness +independence',
    '-conscientiousness +independence',
    '+conscientiousness',
    '-conscientiousness',
    '+independence',
  ],
  pace: ['-stability', '-openness', '+openness', '+stability'],
  feedback: ['-stability +recognition', '+support', '+recognition', '-agreeableness', '+agreeableness', '+achievement'],
} as const satisfies Record<string, readonly Rule[]>
export type WorkingPoint = keyof typeof workingRules
export type WorkingRule<P extends WorkingPoint> = (typeof workingRules)[P][number]
