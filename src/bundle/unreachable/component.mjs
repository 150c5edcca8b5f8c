/** Stands for a component that this site never renders. */
export default function Unreachable() {
  throw new Error('This part was left out of the bundle')
}
