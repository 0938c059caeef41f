import type { Range } from './scoring.ts'

/** How many equal answers stand in a row at most. */
export function longestRun(answers: readonly number[]): number {
  let longest = 0
  let run = 0
  for (const [at, answer] of answers.entries()) {
    run = at > 0 && answer === answers[at - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

/** The longest series that is looked for: 1 2 3 4 5 6 5 4 3 2 has ten answers. */
const LONGEST_SERIES = 12
/** So many answers of a hundred follow the series; the others are slips of the finger. */
const FOLLOWED = 0.9
/** The part of the range between the lowest and the highest answer that still counts as hardly any difference. */
const HARDLY_DIFFERENT = 1 / 3

/** Whether the answers repeat a short series (1 2 3 4 5 6, 1 1 6 6, 1 6 1 6 6) down the list. A person who answers every
 *  scale alike repeats a series too where the scales are asked in turn. So a repetition that goes along with the scales
 *  is marked only when it is drawn: steps of one size, or nothing but the two ends of the range. */
export function repeatsSeries(
  answers: readonly number[],
  { keys, scales, range }: { keys: readonly number[]; scales: readonly string[]; range: Range },
): boolean {
  // Answers that hardly differ look like a series by chance; their lack of variability is a sign of its own.
  const whole = Math.max(...answers) - Math.min(...answers)
  if (whole <= (range[1] - range[0]) * HARDLY_DIFFERENT) return false
  for (let length = 1; length <= Math.min(LONGEST_SERIES, answers.length / 2); length += 1) {
    const later = answers.length - length
    let equal = 0
    let alike = 0
    for (let at = 0; at < later; at += 1) {
      if (answers[at] === answers[at + length]) equal += 1
      if (scales[at] === scales[at + length] && keys[at] === keys[at + length]) alike += 1
    }
    if (equal < FOLLOWED * later) continue
    if (alike < FOLLOWED * later) return true
    if (equal === later && (isStaircase(answers) || answers.every(answer => range.includes(answer)))) return true
  }
  return false
}

/** Up or down by steps of one size, from one end of the stairs back to the other or turning round there, and on each
 *  step equally often. */
function isStaircase(answers: readonly number[]): boolean {
  const whole = Math.max(...answers) - Math.min(...answers)
  const turns = answers.flatMap((answer, at) => (at === 0 || answer !== answers[at - 1] ? [at] : []))
  const steps = turns.slice(1).map(at => Math.abs(answers[at]! - answers[at - 1]!))
  const stays = turns.slice(1).map((at, turn) => at - turns[turn]!)
  const step = Math.min(...steps)
  return steps.every(size => size === step || size === whole) && new Set(stays).size === 1
}
