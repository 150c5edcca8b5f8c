import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { RichText } from '@/components/RichText'
import { languageOf } from '@/domain/display'
import type { ContentValues } from '@/domain/office/content'
import { contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import { fileOf, type ContentField } from '@/domain/office/fields'
import { MediaPreview } from './MediaPreview'

type RowViewProps = { kind: ContentKindName; values: ContentValues }

const Value = ({ kind, field, value }: { kind: ContentKindName; field: ContentField; value: string }) => {
  if (value === '') return <Typography color="textSecondary">None</Typography>
  if (fileOf(field))
    return (
      <Box sx={{ maxWidth: 'max-content' }}>
        <MediaPreview kind={kind} field={field} fileName={value} />
      </Box>
    )
  if (field.type === 'html') return <RichText html={value} />
  return <Typography lang={languageOf(value)}>{value}</Typography>
}

/** A row for who may not change it. */
export const RowView = ({ kind, values }: RowViewProps) => (
  <Box
    component="dl"
    sx={{ m: 0, maxWidth: 760, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
  >
    {contentKinds[kind].fields.map((field) => (
      <div key={field.name}>
        <Typography component="dt" variant="h3" sx={{ mb: 0.25 }}>
          {field.label}
        </Typography>
        <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          <Value kind={kind} field={field} value={values[field.name] ?? ''} />
        </Box>
      </div>
    ))}
  </Box>
)
