import { screen, waitFor, within } from '@testing-library/react'
import { formOf, pageIsOpen, walkRules, warnings } from '@test/features/formDriver'
import { openWith } from '@test/features/openWith'
import { startPortal } from '@test/features/seededPortal'
import { renderApp } from '@test/support/renderApp'

const CHECK = 'Check a number, an address or a link'

test('a message is checked in the browser, then told to us with its job, and followed by its number', async () => {
  const portal = await startPortal([{ job_id: '7', position: 'Welder' }])
  try {
    const { user } = renderApp('/tell-us?job=7', { origin: portal.origin, ownApi: true })
    expect(await screen.findByText(/Welder/)).toHaveTextContent('Welder · Job no. 7')
    const us = within(screen.getByRole('region', { name: 'This is us' }))
    expect(us.getByRole('link', { name: 'interviews@navkaam.example' })).toBeVisible()
    expect(us.getByRole('link', { name: '+91 771 555 0142' })).toHaveAttribute('href', 'tel:+917715550142')
    expect(us.getByRole('link', { name: '1930' })).toHaveAttribute('href', 'tel:1930')
    const check = us.getByRole('textbox', { name: CHECK })
    expect([check.getAttribute('name'), check.closest('form')]).toEqual([null, null])
    await user.click(check)
    await user.paste('Pay to navkaam@okaxis, mail careers@navkaam.example')
    const status = us.getByRole('status')
    await us.findByText('This is one of ours')
    expect([...status.children].map(({ textContent }) => textContent)).toEqual([
      'navkaam@okaxisThis is not one of oursCareful: it looks like ours, but it is not.Money can be sent to it. We never ask for money.',
      'careers@navkaam.exampleThis is one of ours',
      'Frauds can copy our number or address into a message. Whoever asks you for money is not us.',
    ])
    await user.clear(check)
    await user.paste('You are selected')
    expect(status).toHaveTextContent('There is no number, address or link in it, so it cannot be checked.')

    const form = formOf(user, 'Tell us')
    await pageIsOpen()
    await walkRules(user, form, [
      {
        warning: 'Please select what it is about.',
        field: 'What is it about?',
        mend: () => form.choose('What is it about?', 'I was asked for money'),
      },
      {
        warning: 'Message is required.',
        field: 'Message',
        mend: () => form.write('Message', 'He wants 2,500.\nHis number: 98260 11223'),
      },
      { warning: 'Name is required.', field: 'Name', mend: () => form.write('Name', 'Asha') },
    ])
    await form.send()
    expect(warnings()).toEqual(['Please enter a mobile number or an email address.'])
    expect(form.field('Mobile')).toHaveFocus()
    await form.write('Email', 'asha@example.org')
    await form.send()
    const panel = within(await screen.findByRole('region', { name: 'Sent' }))
    expect(panel.getByText('Message: Welder')).toBeVisible()
    expect(panel.getByText(/^Track opens only what has a mobile number\./)).toBeVisible()
    expect(panel.queryByRole('link', { name: 'Track it' })).toBeNull()
    await waitFor(() => expect(form.field('Message')).toHaveValue(''))
    const row = await portal.db.selectFrom('contact_message').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ reason: 'money', job: '7', email: 'asha@example.org', mobile: '' })
    expect(row.message).toBe('He wants 2,500.\nHis number: 98260 11223')
  } finally {
    await portal.close()
  }
})

test('in front of another API nothing can be told here', async () => {
  await openWith('/tell-us?job=7', {})
  expect(await screen.findByRole('heading', { name: 'Tell us' })).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us')
  expect([main.queryByRole('form'), screen.queryByRole('link', { name: 'Tell us' })]).toEqual([null, null])
})
