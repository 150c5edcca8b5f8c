import Typography from '@mui/material/Typography'
import { ContentFrame } from './ContentFrame'

/** At an address that was mistyped. */
export const UnknownKind = () => (
  <ContentFrame title="Not found">
    <Typography>There is no such content.</Typography>
  </ContentFrame>
)
