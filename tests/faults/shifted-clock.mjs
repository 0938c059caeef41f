// Loaded before a server (`--import`). Shifts the clock of `Date` by CLOCK_SHIFT_MS.
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0)
const Real = globalThis.Date

globalThis.Date = class Date extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + shift)
    else super(...given)
  }

  static now() {
    return Real.now() + shift
  }
}
