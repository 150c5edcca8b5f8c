import { fileKinds, sizeLimit, type FileKind } from '@/domain/fileKinds'
import { FileInput } from './FileInput'

export const PhotoInput = () => (
  <FileInput
    name="photo"
    label="Photo"
    kind={fileKinds.photo}
    hint={`If available, only JPG or PNG, up to ${sizeLimit(fileKinds.photo)}.`}
  />
)

/** Of the forms only the application has a sentence of its own for a wrong file. */
export const ResumeInput = ({ kind = fileKinds.resume }: { kind?: FileKind }) => (
  <FileInput
    name="resume"
    label="Resume"
    required
    kind={kind}
    hint={`Only a Word file (.doc or .docx), up to ${sizeLimit(kind)}.`}
  />
)
