import { useEffect, useRef } from 'react'

/**
 * The tooltips within the element are drawn by style alone; what style cannot do is done here: Escape takes the
 * one that is shown away (WCAG 1.4.13), until the mouse or the focus moves on.
 */
export const useDismissedTips = () => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const within = element.current
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') within?.setAttribute('data-dismissed', '')
    }
    const forget = () => within?.removeAttribute('data-dismissed')
    document.addEventListener('keydown', dismiss)
    within?.addEventListener('pointerout', forget)
    within?.addEventListener('focusout', forget)
    return () => {
      document.removeEventListener('keydown', dismiss)
      within?.removeEventListener('pointerout', forget)
      within?.removeEventListener('focusout', forget)
    }
  }, [])
  return element
}
