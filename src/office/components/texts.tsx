import Typography, { type TypographyProps } from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ElementType } from 'react'

type TextProps = TypographyProps & { component?: ElementType }

/** Less important text. */
export const Muted = (props: TextProps) => <Typography color="textSecondary" {...props} />

/** The same, smaller. */
export const Small = (props: TextProps) => <Muted variant="body2" {...props} />

/** A list without marks and margins. */
export const PlainList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })
