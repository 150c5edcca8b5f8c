import * as fc from 'fast-check'

/** Any character but half ones; fast-check's own unit takes 1.5 s to set up. */
const unit = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))

/** Any text that a browser may send. */
export const anyText = (lengths: { minLength?: number; maxLength?: number } = {}) =>
  fc.string({ unit, ...lengths })
