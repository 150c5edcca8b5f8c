import { docxFile, resumeForm } from '@test/support/builders'
import { post, startServer } from '@test/support/server'

test('a long name is cut by bytes between two characters, and keeps its ending', async () => {
  const server = await startServer()
  const nameOf = async (name: string) => {
    const form = resumeForm({ resume: docxFile(name), photo: undefined })
    expect(await post(server, '/web/resume/save', form)).toMatchObject({ code: 200 })
    const [file] = await server.db.selectFrom('uploaded_file').select('original_name').execute()
    await server.db.deleteFrom('uploaded_file').execute()
    return file?.original_name
  }
  // A letter of Hindi has three bytes, with its sign six; 145 bytes are left beside the ending.
  expect(await nameOf(`${'क'.repeat(150)}.docx`)).toBe(`${'क'.repeat(48)}.docx`)
  expect(await nameOf(`${'कि'.repeat(95)}.docx`)).toBe(`${'कि'.repeat(24)}.docx`)
  expect(await nameOf(`${'a'.repeat(145)}.docx`)).toBe(`${'a'.repeat(145)}.docx`)
  await server.close()
})
