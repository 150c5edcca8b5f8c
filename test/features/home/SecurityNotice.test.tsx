import { screen, waitFor, within } from '@testing-library/react'
import { startHome } from '@test/features/home/openHome'
import { securityNotice } from '@test/support/securityNotice'

const openNotice = async (before: string[] = []) => {
  const app = await startHome({}, { before })
  const dialog = await screen.findByRole('dialog', { name: 'IMPORTANT SECURITY NOTICE' })
  return { ...app, dialog, inside: within(dialog) }
}

const expectGone = () => waitFor(() => expect(securityNotice()).not.toBeInTheDocument())

/** What the notice says in a language. */
const textIn = (dialog: HTMLElement, lang: string) => dialog.querySelector(`[lang="${lang}"]`)

const ADDRESSES = ['careers@navkaam.example', 'interviews@navkaam.example', 'joining@navkaam.example']

const ENGLISH = [
  /three e-mail addresses only/,
  /no registration fee, no subscription fee and no fee after you are hired/,
  /never send payment links/,
  /do not guarantee anyone a job/,
  /Navkaam Staffing Services accepts no liability for payments made to unknown third parties/,
  /Navkaam Freelance, our associate platform.* 300\+ service categories on a subscription model/,
]

const HINDI = [
  /केवल इन तीन पतों से ई-मेल/,
  /पंजीकरण का, सदस्यता का या नौकरी मिलने के बाद का कोई शुल्क नहीं/,
  /भुगतान का लिंक कभी नहीं/,
  /नौकरी की गारंटी नहीं/,
  /अनजान व्यक्तियों या संस्थाओं को किए गए किसी भी भुगतान के लिए Navkaam Staffing Services ज़िम्मेदार नहीं/,
  /सहयोगी मंच Navkaam Freelance 300\+ सेवा श्रेणियाँ सदस्यता/,
]

describe('The security notice', () => {
  it('opens by itself, takes the focus, and says all of it in English and in Hindi', async () => {
    const { dialog, inside } = await openNotice()
    expect(inside.getByRole('heading', { level: 2 })).toHaveTextContent(/^IMPORTANT SECURITY NOTICE$/)
    expect(document.activeElement).toContainElement(dialog)
    expect(document.body).not.toHaveFocus()
    for (const [lang, points] of [
      ['en', ENGLISH],
      ['hi', HINDI],
    ] as const)
      for (const point of [...ADDRESSES, ...points]) expect(textIn(dialog, lang)).toHaveTextContent(point)
  })

  it.each(['Ok', 'Close'])('is dismissed by %s, which does nothing else', async (name) => {
    const { user, inside, address } = await openNotice()
    await user.click(inside.getByRole('button', { name }))
    await expectGone()
    expect(address()).toBe('/')
  })

  it('does not come back when the visitor moves between screens', async () => {
    const { user, inside, goTo } = await openNotice()
    await user.click(inside.getByRole('button', { name: 'Ok' }))
    await expectGone()
    await goTo('/sign-in')
    await screen.findByRole('heading', { level: 1, name: 'Log In' })
    await goTo('/')
    await screen.findByRole('searchbox', { name: 'Search jobs' })
    expect(securityNotice()).not.toBeInTheDocument()
  })

  it('is dismissed by Escape, and comes again with the next page load', async () => {
    const first = await openNotice()
    await first.user.keyboard('{Escape}')
    await expectGone()
    const { dialog } = await openNotice()
    expect(dialog).toBeVisible()
  })
})
