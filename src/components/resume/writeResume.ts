import { Document, HeadingLevel, ImageRun, LineRuleType, Packer, Paragraph } from 'docx'
import { documentTypes } from '@/domain/submissions/fileKinds'
import type { Part } from './resume'

/** Every Word has Arial, and the other one for Devanagari. */
const font = { ascii: 'Arial', hAnsi: 'Arial', eastAsia: 'Arial', cs: 'Nirmala UI' }
const color = '1F5F57'
const underlined = { bottom: { style: 'single', size: 4, space: 2, color } } as const

/** Sizes in half points, distances in twentieths of a point. */
const styles = {
  document: {
    run: { font, size: 22, language: { value: 'en-IN', bidirectional: 'hi-IN' } },
    // LibreOffice takes the default rule for an exact height, and cuts pictures.
    paragraph: { spacing: { after: 60, line: 264, lineRule: LineRuleType.AUTO } },
  },
  title: { run: { size: 40, bold: true }, paragraph: { spacing: { after: 80 } } },
  heading1: {
    run: { size: 26, bold: true, color },
    paragraph: { spacing: { before: 280, after: 100 }, keepNext: true, border: underlined },
  },
  heading2: {
    run: { size: 22, bold: true },
    paragraph: { spacing: { before: 120, after: 20 }, keepNext: true },
  },
}

/** A4, with margins of 2 cm. */
const margin = 1134
const page = {
  size: { width: 11906, height: 16838 },
  margin: { top: margin, right: margin, bottom: margin, left: margin },
}
/** What of a page a photo may take, with a name above it; in pixels, 96 to an inch. */
const PHOTO_MAX = { width: 640, height: 820 }

const headings = {
  name: HeadingLevel.TITLE,
  heading: HeadingLevel.HEADING_1,
  strong: HeadingLevel.HEADING_2,
  text: undefined,
}

const pictureOf = async (photo: File, pageBreakBefore: boolean) => {
  const { width, height } = await createImageBitmap(photo)
  const scale = Math.min(1, PHOTO_MAX.width / width, PHOTO_MAX.height / height)
  const image = new ImageRun({
    type: 'jpg',
    data: await photo.arrayBuffer(),
    transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
    altText: { name: photo.name, description: photo.name },
  })
  return new Paragraph({ pageBreakBefore, children: [image] })
}

/** The Word file: the texts, then each photo on a page; the first stands below a name without more. */
export const writeResume = async (parts: readonly Part[], photos: readonly File[], name: string) => {
  const texts = parts.map(({ as, text }) => new Paragraph({ text, heading: headings[as] }))
  const isLong = parts.some(({ as }) => as === 'heading')
  const pictures = await Promise.all(photos.map((photo, index) => pictureOf(photo, isLong || index > 0)))
  const document = new Document({
    title: parts[0]?.text,
    creator: parts[0]?.text,
    styles: { default: styles },
    sections: [{ properties: { page }, children: [...texts, ...pictures] }],
  })
  return new File([await Packer.toArrayBuffer(document)], name, { type: documentTypes['.docx'] })
}
