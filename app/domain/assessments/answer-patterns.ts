import type { Range } from './scoring.ts'

/** Returns the length of the longest run of equal answers. */
export function longestRun(answers: readonly number[]): number {
  let longest = 0
  let run = 0
  for (const [at, answer] of answers.entries()) {
    run = at > 0 && answer === answers[at - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

/** Longest series searched for. 1 2 3 4 5 6 5 4 3 2 has ten answers. */
const LONGEST_SERIES = 12
/** Share of answers that must follow the series; the others count as slips. */
const FOLLOWED = 0.9
/** Share of the answer range within which answers count as hardly different. */
const HARDLY_DIFFERENT = 1 / 3

/** Checks whether the answers repeat a short series (1 2 3 4 5 6, 1 1 6 6, 1 6 1 6 6) throughout. A person who answers
 *  each scale uniformly also repeats a series when the scales alternate. A repetition in step with the scales therefore
 *  counts only when it looks drawn: steps of equal size, or only the two ends of the range. */
export function repeatsSeries(
  answers: readonly number[],
  { keys, scales, range }: { keys: readonly number[]; scales: readonly string[]; range: Range },
): boolean {
  // Answers that hardly differ form a series by chance. Low variability is a separate indicator.
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

/** Checks whether answers rise or fall in steps of equal size, turning or starting over at the ends, with each step
 *  repeated equally often. */
function isStaircase(answers: readonly number[]): boolean {
  const whole = Math.max(...answers) - Math.min(...answers)
  const turns = answers.flatMap((answer, at) => (at === 0 || answer !== answers[at - 1] ? [at] : []))
  const steps = turns.slice(1).map(at => Math.abs(answers[at]! - answers[at - 1]!))
  const stays = turns.slice(1).map((at, turn) => at - turns[turn]!)
  const step = Math.min(...steps)
  return steps.every(size => size === step || size === whole) && new Set(stays).size === 1
}
