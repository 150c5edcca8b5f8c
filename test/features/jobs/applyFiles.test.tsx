import { screen, within } from '@testing-library/react'
import { formOf } from '@test/features/formDriver'
import { startPortal, type Portal } from '@test/features/seededPortal'
import { docxFile, fileOf, jpegBytes, jpegFile, pdfFile } from '@test/support/builders'
import { renderApp } from '@test/support/renderApp'

const WRONG_RESUME = 'Please select a .doc or .docx file. Other types of files are not allowed.'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal([{ job_id: '42', position: 'Ward Nurse' }])
})
afterAll(() => portal.close())

const openForm = async () => {
  const app = renderApp('/apply-job?job_id=42', portal)
  await screen.findByRole('link', { name: 'Ward Nurse' })
  return { ...app, ...formOf(app.user, 'Apply For Job') }
}

describe('A file that cannot be taken', () => {
  it.each([
    ['Resume', pdfFile('resume.pdf'), WRONG_RESUME],
    ['Resume', fileOf(Buffer.from('x'), 'resume'), WRONG_RESUME],
    ['Resume', fileOf(Buffer.from('x'), 'resume.docx.exe'), WRONG_RESUME],
    ['Resume', fileOf(Buffer.alloc(5 * 1024 * 1024 + 1), 'long.docx'), /long\.docx.*5 MB/],
    ['Photo', pdfFile('photo.pdf'), /jpg.*png/],
    ['Photo', fileOf(jpegBytes(12 * 1024 * 1024 + 1), 'large.jpg'), /large\.jpg.*12 MB/],
  ] as const)('is not kept as %s, and a warning says why', async (label, file, warning) => {
    const form = await openForm()
    await form.attach(label, file)
    expect(screen.getByRole('alert')).toHaveTextContent(warning)
    expect(form.field(label).files).toHaveLength(0)
    expect(screen.queryByText(file.name)).not.toBeInTheDocument()
    expect(form.field(label)).toBeInvalid()
    expect(form.field(label)).toHaveAccessibleDescription(warning)
  })

  it('takes the place of a right one that was chosen before', async () => {
    const form = await openForm()
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
  it.each(['resume.doc', 'resume.docx', 'RESUME.DOCX', 'my.old.Doc'])('may be named %s', async (name) => {
    const form = await openForm()
    await form.attach('Resume', docxFile(name))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByText(new RegExp(name.replace(/\./g, '\\.')))).toBeVisible()
  })

  it('may be exactly as large as the limit', async () => {
    const form = await openForm()
    await form.attach('Resume', fileOf(Buffer.alloc(5 * 1024 * 1024), 'long.docx'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(form.field('Resume').files).toHaveLength(1)
  })

  it('can be removed again', async () => {
    const form = await openForm()
    await form.attach('Photo', jpegFile('me.jpg'))
    await form.user.click(within(screen.getByRole('form')).getByRole('button', { name: /remove/i }))
    expect(form.field('Photo').files).toHaveLength(0)
    expect(screen.queryByText(/me\.jpg/)).not.toBeInTheDocument()
  })
})
