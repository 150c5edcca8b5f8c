import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import { useEffect, useRef, type SyntheticEvent } from 'react'
import { answerEarlyPress } from '@/components/form/earlyPress'
import { formCss, formPageCss } from '@/components/form/formCss'
import { TextLine } from '@/components/form/TextLine'
import { WithoutScript } from '@/components/form/WithoutScript'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { Sheet, type SheetCss } from '@/components/Sheet'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { useAppDispatch } from '@/store/hooks'
import { messageTold } from '@/store/notices'

const TITLE = 'Log In'

const NOT_OPEN = 'Online sign-in is not open yet. No account is needed to browse jobs or to apply.'

const css: SheetCss = () => `
.sign-in{max-width:560px;box-sizing:border-box}
.sign-in>div{display:flex;flex-wrap:wrap;column-gap:24px;margin-top:16px}
.sign-in>div a{padding:8px 0}
`

/** A form without an account behind it: nothing is sent anywhere (spec section 2 and its reading). */
export const SignInPage = () => {
  const dispatch = useAppDispatch()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) answerEarlyPress(form.current)
  }, [])

  const tell = (event: SyntheticEvent) => {
    event.preventDefault()
    dispatch(messageTold(NOT_OPEN))
  }
  return (
    <Container>
      <PageMeta title={TITLE} description="No account is needed to apply for a job." path={paths.signIn} />
      <PageHeading title={TITLE} subtitle={NOT_OPEN} />
      <Sheet name="form" css={formCss} />
      <Sheet name="form-page" css={formPageCss} />
      <Sheet name="sign-in" css={css} />
      <div className="form-card sign-in">
        <WithoutScript />
        <form ref={form} aria-label={TITLE} noValidate method="post" onSubmit={tell}>
          <div className="form-fields">
            <TextLine
              name="email"
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
            />
            <TextLine name="password" label="Password" type="password" autoComplete="current-password" />
          </div>
          <div className="form-actions">
            <button type="submit" className="form-button form-main">
              {TITLE}
            </button>
          </div>
        </form>
        <div>
          <Link href={company.accounts.forgotPasswordUrl}>Forgot password</Link>
          <Link href={company.accounts.registerUrl}>Sign Up</Link>
        </div>
      </div>
    </Container>
  )
}
