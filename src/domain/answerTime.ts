import { counted } from './display'

/** 'We usually answer within 4 days'; '' where that is not known. */
export const usualAnswer = (days: number) =>
  days > 0 ? `We usually answer within ${counted(days, 'day')}` : ''
