type IconProps = {
  /** In a square of 24 by 24. */
  path: string
  /** As high as the text beside it. */
  isInline?: boolean
}

/** An icon, which says nothing that does not stand beside it. */
export const Icon = ({ path, isInline = false }: IconProps) => (
  <svg className={isInline ? 'icon icon-inline' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
