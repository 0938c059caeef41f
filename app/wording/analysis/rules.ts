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
const valueClaims = [
  '+achievement',
  '+independence',
  '+recognition',
  '+relationships',
  '+support',
  '+conditions',
] as const

/** Where work goes well: the second half of the headline. */
export const wayRules = [
  '+conscientiousness +openness',
  '+conscientiousness -openness',
  '-conscientiousness +openness',
  '+extraversion +agreeableness',
  '+extraversion -conscientiousness',
  '-extraversion +conscientiousness',
  '-extraversion -stability',
  '-extraversion +independence',
  '+openness +independence',
  '-stability +support',
  '+conscientiousness +support',
  '+agreeableness +relationships',
  '+conscientiousness +achievement',
  '+extraversion +recognition',
  '+stability +achievement',
  ...traitClaims,
  ...valueClaims,
] as const satisfies readonly Rule[]
export type WayRule = (typeof wayRules)[number]

/** Where interests and character help or hinder each other. Those without an interest also serve a flat profile. */
export const traitRules = [
  '+S -extraversion',
  '+S +extraversion',
  '+S -agreeableness',
  '+S +agreeableness',
  '+S -stability',
  '+S +stability',
  '+I -conscientiousness',
  '+I +conscientiousness',
  '+I +extraversion',
  '+I -extraversion',
  '+I -openness',
  '+I +openness',
  '+E +agreeableness',
  '+E -agreeableness',
  '+E -extraversion',
  '+E +extraversion',
  '+E -stability',
  '+E -conscientiousness',
  '+A +C',
  '+A +conscientiousness',
  '+A -conscientiousness',
  '+A -openness',
  '+A -stability',
  '+A -extraversion',
  '+C +openness',
  '+C -conscientiousness',
  '+C +conscientiousness',
  '+C +extraversion',
  '+R +extraversion',
  '+R -extraversion',
  '+R -conscientiousness',
  '+R +conscientiousness',
  '+R -stability',
  '+R +openness',
  '+extraversion -stability',
  '+extraversion -agreeableness',
  '-extraversion +agreeableness',
  '-extraversion +openness',
  '-conscientiousness +openness',
  '+conscientiousness -stability',
  '+agreeableness -stability',
  '-agreeableness +conscientiousness',
  '+conscientiousness +stability',
  '-stability +openness',
  ...traitClaims,
] as const satisfies readonly Rule[]
export type TraitRule = (typeof traitRules)[number]

export const strengthRules = [
  '+conscientiousness +stability',
  '+extraversion +agreeableness',
  '-extraversion +conscientiousness',
  '+conscientiousness +openness',
  '+extraversion +openness',
  '+agreeableness +stability',
  '-agreeableness +stability',
  '-extraversion +agreeableness',
  '+conscientiousness +achievement',
  '+openness +independence',
  '+agreeableness +relationships',
  ...traitClaims,
  '+R',
  '+I',
  '+A',
  '+S',
  '+E',
  '+C',
  ...valueClaims,
  '+verbal',
  '+numerical',
  '+spatial',
] as const satisfies readonly Rule[]
export type StrengthRule = (typeof strengthRules)[number]

export const cautionRules = [
  '+independence +support',
  '+recognition +relationships',
  '-conscientiousness -stability',
  '-conscientiousness +independence',
  '-stability +achievement',
  '+A +conditions',
  '-extraversion +recognition',
  '-agreeableness +relationships',
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
  people: ['+extraversion +relationships', '-extraversion +S', '-extraversion', '+extraversion', '+relationships'],
  plan: [
    '+conscientiousness +independence',
    '-conscientiousness +independence',
    '+conscientiousness -openness',
    '+conscientiousness',
    '-conscientiousness',
    '+independence',
    '+C',
  ],
  pace: ['-stability', '+stability +openness', '+stability', '-openness', '+openness'],
  feedback: ['-stability +recognition', '+support', '+recognition', '-agreeableness', '+agreeableness', '+achievement'],
  place: ['+conditions', '+R', '+I', '+A', '+S', '+E', '+C'],
} as const satisfies Record<string, readonly Rule[]>
export type WorkingPoint = keyof typeof workingRules
export type WorkingRule<P extends WorkingPoint> = (typeof workingRules)[P][number]
