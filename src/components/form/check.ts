import type { Failure, Rule } from '@/domain/rules/firstFailure'

/** Brings the rules of a form in their order (spec section 5). */
export type LoadRules = () => Promise<readonly Rule[]>

/** The rules, and what checks them, are not needed before somebody presses; they come a moment earlier. */
export const bringCheck = (loadRules: LoadRules) =>
  Promise.all([import(/* webpackChunkName: 'rules' */ '@/domain/rules/firstFailure'), loadRules()])

/** The first rule that the values break. */
export const check = async (loadRules: LoadRules, values: object): Promise<Failure | undefined> => {
  const [{ firstFailure }, rules] = await bringCheck(loadRules)
  return firstFailure(rules, values)
}
