import { chosenKind, fileKinds, sizeLimit, type FileKind } from '@/domain/fileKinds'
import { FileInput } from './FileInput'

export const PhotoInput = () => (
  <FileInput
    name="photo"
    label="Photo"
    kind={fileKinds.photo}
    hint={`If available, only JPG or PNG, up to ${sizeLimit(chosenKind(fileKinds.photo))}.`}
  />
)

/** The application form has its own sentence for a wrong file. */
export const ResumeInput = ({ kind = fileKinds.resume }: { kind?: FileKind }) => (
  <FileInput
    name="resume"
    label="Resume"
    required
    kind={kind}
    hint={`Only a Word file (.doc or .docx), up to ${sizeLimit(kind)}.`}
  />
)
