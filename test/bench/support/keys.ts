import type { CDPSession } from '@playwright/test'

/** `<` deletes a character. */
export const PACED = ['nurse<<<<<', 'raipo<ur<<<<<<', 'java<<<<', 'sales ex<<<<<<<<']
/** The keys of one burst only add, or only delete. */
export const BURSTS = ['electrical', '<<<<<<<<<<', 'accounts', '<<<<<<<<', 'warehouse', '<<<<<<<<<']
export const BURST_MS = 40

/** The pause after a key of somebody who types at a human pace. */
export const pacedMs = (index: number) => 110 + ((index * 37) % 80)

/** The text that a key makes of the one before. */
export const after = (text: string, key: string) => (key === '<' ? text.slice(0, -1) : text + key)

/** A key as the browser gets it from a keyboard; answers at once, the page may be busy. */
export const press = (cdp: CDPSession, key: string) => {
  const common =
    key === '<'
      ? { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 }
      : {
          key,
          code: key === ' ' ? 'Space' : `Key${key.toUpperCase()}`,
          windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0),
        }
  const text = key === '<' ? {} : { text: key, unmodifiedText: key }
  const down = cdp.send('Input.dispatchKeyEvent', {
    type: key === '<' ? 'rawKeyDown' : 'keyDown',
    ...common,
    ...text,
  })
  const up = cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...common })
  return Promise.all([down, up])
}
