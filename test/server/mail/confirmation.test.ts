import { composeConfirmation } from '@/server/mail/confirmation'
import { resumeForm } from '@test/support/builders'
import { forSuite } from '@test/support/forSuite'
import { post, startServer } from '@test/support/server'

const server = forSuite(() => startServer())

test.each([
  ['98989 81234', '989898****'],
  ['+44 7911 123456', '44791112****'],
  ['9898981234, 9826012345', '989898****, 982601****'],
  ['९८९८९८१२३४ या ९८२६०१२३४५', '989898****, 982601****'],
  ['9898981234 ext 22', '989898****'],
])('the confirmation of %j hides the digits that open the submission', async (mobile, shown) => {
  const { data } = await post(server, '/web/resume/save', resumeForm({ mobile }))
  const { reference } = data as { reference: string }
  const settings = { publicUrl: undefined, answerDays: 0 }
  const mail = await composeConfirmation(server.db, 'resume', reference, settings)
  expect(mail?.text).toContain(`\nMobile no: ${shown}\n`)
})
