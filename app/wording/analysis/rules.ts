import type { ScaleKey } from './scales.ts'

/** Condition under which a text may be said of a person: '+' means the band lies wholly above the middle, '-' wholly
 *  below it. The condition is the key of the text, so the two cannot diverge. */
export type Claim = `${'+' | '-'}${ScaleKey}`
export type Rule = Claim | `${Claim} ${Claim}`

/** A single claim is used where no combination holds. */
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

/** Rules for the setting: which kinds of places suit the person. */
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

/** Rules that combine interests and traits. Those without an interest also apply to a flat profile. */
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

/** Rules for strengths that the answers support. */
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

/** Rules for how a person likes to work, by point. The first rule of a point that holds is used. */
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
