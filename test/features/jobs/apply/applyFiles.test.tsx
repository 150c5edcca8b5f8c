import { screen, within } from '@testing-library/react'
import { openApplyPage } from '@test/features/jobs/apply/applying'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { docxFile, fileOf, jpegBytes, jpegFile, pdfFile } from '@test/support/builders'

const WRONG_RESUME = 'Please select a .doc or .docx file. Other types of files are not allowed.'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([{ job_id: '42', position: 'Ward Nurse' }])
})
afterAll(() => portal.close())

describe('A file that cannot be taken', () => {
  it.each([
    ['Resume', pdfFile('resume.pdf'), WRONG_RESUME],
    ['Resume', fileOf(Buffer.alloc(5 * 1024 * 1024 + 1), 'long.docx'), /long\.docx.*5 MB/],
    ['Photo', pdfFile('photo.pdf'), /jpg.*png/],
    ['Photo', fileOf(jpegBytes(12 * 1024 * 1024 + 1), 'large.jpg'), /large\.jpg.*12 MB/],
  ] as const)('is not kept as %s, and a warning says why', async (label, file, warning) => {
    const form = await openApplyPage(portal)
    await form.attach(label, file)
    expect(screen.getByRole('alert')).toHaveTextContent(warning)
    expect(form.field(label).files).toHaveLength(0)
    expect(screen.queryByText(file.name)).not.toBeInTheDocument()
    expect(form.field(label)).toBeInvalid()
    expect(form.field(label)).toHaveAccessibleDescription(warning)
  })

  it('is taken with a warning where Word may not open it', async () => {
    const form = await openApplyPage(portal)
    await form.attach('Resume', fileOf(Buffer.from('{\\rtf1 hello}'), 'mine.doc'))
    expect(await screen.findByText('Word may not open this file.')).toBeVisible()
    expect(form.field('Resume').files).toHaveLength(1)
    await form.attach('Resume', docxFile('mine.docx'))
    expect(screen.queryByText('Word may not open this file.')).not.toBeInTheDocument()
  })

  it('takes the place of a right one that was chosen before', async () => {
    const form = await openApplyPage(portal)
    await form.attach('Resume', docxFile('mine.docx'))
    expect(screen.getByText(/mine\.docx/)).toBeVisible()
    await form.attach('Resume', pdfFile('mine.pdf'))
    expect(screen.getByRole('alert')).toHaveTextContent(WRONG_RESUME)
    expect(form.field('Resume').files).toHaveLength(0)
    expect(screen.queryByText(/mine\.docx/)).not.toBeInTheDocument()
    await form.attach('Resume', docxFile('mine.docx'))
    expect(form.field('Resume')).toHaveAttribute('aria-invalid', 'false')
  })
})

describe('A file that can be taken', () => {
  it('may end in capitals, and be exactly as large as the limit', async () => {
    const form = await openApplyPage(portal)
    for (const file of [docxFile('my.old.Doc'), fileOf(Buffer.alloc(5 * 1024 * 1024), 'LONG.DOCX')]) {
      await form.attach('Resume', file)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      expect(screen.getByText(file.name)).toBeVisible()
      expect(form.field('Resume').files).toHaveLength(1)
    }
  })

  it('can be removed again', async () => {
    const form = await openApplyPage(portal)
    await form.attach('Photo', jpegFile('me.jpg'))
    await form.user.click(within(screen.getByRole('form')).getByRole('button', { name: /remove/i }))
    expect(form.field('Photo').files).toHaveLength(0)
    expect(screen.queryByText(/me\.jpg/)).not.toBeInTheDocument()
  })
})
