import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { SiteProvider } from '@/components/SiteSettings'
import { defaultSettings } from '@/domain/settings'
import { JobPostingData } from '@/features/jobs/details/JobArticle'
import { makeJob } from '@test/support/jobs'

const ODD = `A "B" & 'C' <p>रात</p></script><script>window.hacked = true</script>\u0000\u2028\r\n`

const tree = (job = makeJob({ job_id: '7', position: ODD, job_description: ODD })) => (
  <SiteProvider site={{ ...defaultSettings, origin: 'https://jobs.example.com' }}>
    <JobPostingData job={job} />
  </SiteProvider>
)

const scriptIn = (element: ParentNode) => element.querySelector('script')

describe('The structured data of a job', () => {
  it('is in the HTML as one script of data, whatever the texts hold', () => {
    const html = renderToString(tree())
    expect(html.match(/<\/script/g)).toHaveLength(1)
    const page = document.createElement('div')
    page.innerHTML = html
    const script = scriptIn(page)
    expect(script).toHaveAttribute('type', 'application/ld+json')
    expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
      '@type': 'JobPosting',
      title: ODD,
      url: 'https://jobs.example.com/job-details?s=7',
    })
  })

  it('is taken over by the browser as it is', async () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(tree())
    const given = scriptIn(page)
    const mistakes: unknown[] = []
    const root = await act(() =>
      hydrateRoot(page, tree(), { onRecoverableError: (error) => mistakes.push(error) }),
    )
    expect(mistakes).toEqual([])
    expect(scriptIn(page)).toBe(given)
    act(() => root.unmount())
  })

  it('is the same where the browser renders it', () => {
    const { container } = render(tree())
    expect(container.innerHTML).toBe(renderToString(tree()))
  })

  it('is left out where the date is not known', () => {
    expect(renderToString(tree(makeJob({ date_posted: '' })))).toBe('')
  })
})
