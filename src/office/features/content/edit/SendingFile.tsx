import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { fileSize } from '@/domain/fileKinds'

/** Says that a file is being sent. */
export const SendingFile = ({ file }: { file?: File }) => (
  <Box role="status" sx={{ mt: file ? 0.5 : 0 }}>
    {file ? (
      <>
        <LinearProgress aria-label={`Sending ${file.name}`} />
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {`Sending ${file.name}, ${fileSize(file.size)}`}
        </Typography>
      </>
    ) : null}
  </Box>
)
