/**
 * The yardstick of typing: a list of jobs that is searched without any framework, as fast as it honestly goes. It
 * runs in the browser as it stands here, without its types, and imports nothing.
 *
 * Texts are prepared once; a text that grows searches only what the shorter one left; cards are made once for each
 * job, put in place together, and only when the result differs.
 */
export type Job = {
  id: string
  department: string
  departmentName: string
  band: string
  from: number
  to: number
  searchText: string
  row: Record<string, string | number | null>
}

const PAGE_SIZE = 24
const CUT = 90
const WRITE_DELAY_MS = 150

const decoder = document.createElement('textarea')
const decode = (reference: string) => {
  decoder.innerHTML = reference
  return decoder.value
}
const inlineTags = new Set(
  'a abbr b bdi bdo code del em font i ins mark s small span strong sub sup u wbr'.split(' '),
)
const plain = (html: string) =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?([a-z][a-z0-9:-]*)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi, (_tag, name: string) =>
      inlineTags.has(name.toLowerCase()) ? '' : ' ',
    )
    .replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi, decode)
    .replace(/\s+/g, ' ')
    .trim()
const fold = (text: string) => text.normalize('NFC').toLowerCase()
const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')
const decoded = (value: unknown) => {
  try {
    return text(JSON.parse(text(value)))
  } catch {
    return text(value)
  }
}

const SEARCHED = [
  'position',
  'company_name',
  'location',
  'd_name',
  'about_company',
  'job_description',
].concat('industry_name', 'role_name', 'employment_type')

const toJob = (row: Job['row']): Job => ({
  id: text(row.job_id),
  department: text(row.department_id),
  departmentName: text(row.d_name),
  band: text(row.ctc),
  from: Number(row.experience_from),
  to: Number(row.experience_to),
  searchText: SEARCHED.map((name) => fold(plain(decoded(row[name])))).join('\n'),
  row,
})

const find = <Found extends HTMLElement>(selector: string, within: ParentNode = document) => {
  const found = within.querySelector<Found>(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}
const form = find<HTMLFormElement>('.list')
const input = find<HTMLInputElement>('input[name=q]')
const slider = find<HTMLInputElement>('input[name=experience]')
const counter = find('.count')
const list = find('.jobs')
const pages = find('#pages')
const template = find('.job')

const range = (from: unknown, to: unknown, currency: string) => {
  if (from === null && to === null) return ''
  if (from === null) return `Up to ${currency}${text(to)}`
  return to === null || from === to ? `${currency}${text(from)}` : `${currency}${text(from)} - ${text(to)}`
}
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const cut = (long: string) => {
  if (long.length <= CUT) return long
  let count = 0
  for (const { index } of segmenter.segment(long)) {
    if (count === CUT) return `${long.slice(0, index)}…`
    count += 1
  }
  return long
}
const shareUrls = [
  (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  (url: string, title: string) => `https://api.whatsapp.com/send?text=${title}%20${url}`,
]
const networks = ['Facebook', 'LinkedIn', 'WhatsApp']

const makeCard = ({ id, row }: Job) => {
  const card = template.cloneNode(true) as HTMLElement
  const position = text(row.position)
  const path = `/job-details?s=${encodeURIComponent(id)}`
  const link = find<HTMLAnchorElement>('h2 a', card)
  link.textContent = position
  link.setAttribute('href', path)
  find('.co', card).textContent = text(row.company_name)
  const years = range(row.experience_from, row.experience_to, '')
  const lakhs = range(row.ctc_from, row.ctc_to, '₹ ') || (row.ctc ? `₹ ${row.ctc}` : '')
  const facts = [
    years ? `${years} ${years === '1' ? 'Year' : 'Years'}` : 'Experience not specified',
    lakhs ? `${lakhs} Lakhs` : 'Salary not disclosed',
    text(row.location) || 'Location not specified',
    row.no_of_posts === null
      ? 'Openings not specified'
      : `${row.no_of_posts} ${row.no_of_posts === 1 ? 'Post' : 'Posts'}`,
  ]
  card.querySelectorAll('.facts span').forEach((span, index) => (span.textContent = facts[index] ?? ''))
  find('.txt', card).textContent = cut(text(row.short_job_description))
  const posted = text(row.date_posted).slice(0, 10).split('-').toReversed().join('-')
  find('.end .cap', card).textContent = `Posted: ${posted || '---'}`
  const url = encodeURIComponent(location.origin + path)
  card.querySelectorAll('.share a').forEach((share, index) => {
    share.setAttribute('href', shareUrls[index]?.(url, encodeURIComponent(position)) ?? '')
    share.setAttribute('aria-label', `Share on ${networks[index]}: ${position}`)
  })
  return card
}

let jobs: readonly Job[] = []
let experience = 0
let page = 1
const cards = new Map<Job, HTMLElement>()
let found: readonly Job[] = []
let searched = { wanted: '', others: '' }
let shown: readonly Job[] = []
let shownPages = ''
let timer = 0

const ticked = (name: string) =>
  [...form.querySelectorAll<HTMLInputElement>(`input[name=${name}]:checked`)].map(({ value }) => value)

let departments: string[] = []
let bands: string[] = []

const search = () => {
  const wanted = fold(input.value).replace(/\s+/g, ' ').trim()
  const others = JSON.stringify([experience, departments, bands])
  const isNarrower = others === searched.others && wanted.includes(searched.wanted)
  let left = isNarrower ? found : jobs
  if (!isNarrower) {
    if (experience > 0) left = left.filter(({ from, to }) => from <= experience && to >= experience)
    if (departments.length > 0) left = left.filter(({ department }) => departments.includes(department))
    if (bands.length > 0) left = left.filter(({ band }) => bands.includes(band))
  }
  if (wanted !== '' && !(isNarrower && wanted === searched.wanted)) {
    left = left.filter(({ searchText }) => searchText.includes(wanted))
  }
  searched = { wanted, others }
  found = left
}

const query = () => {
  const written = new URLSearchParams()
  if (input.value.trim() !== '') written.set('q', input.value)
  if (experience > 0) written.set('experience', `${experience}`)
  departments.forEach((id) => written.append('department', id))
  bands.forEach((band) => written.append('salary', band))
  return written
}

const drawPages = (count: number) => {
  const written = query()
  const links = Array.from({ length: count }, (_nothing, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - page) < 4,
  )
  const html = links
    .map((number) => {
      if (number > 1) written.set('page', `${number}`)
      const address = `?${written}`.replaceAll('&', '&amp;')
      return `<li><a href="${address}"${number === page ? ' aria-current=page' : ''} aria-label="Page ${number}">${number}</a>`
    })
    .join('')
  if (html === shownPages) return
  shownPages = html
  pages.innerHTML = count > 1 ? `<ul class=pages>${html}</ul>` : ''
}

const draw = () => {
  const sentence = `${found.length} Jobs available`
  if (counter.textContent !== sentence) counter.textContent = sentence
  const items = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  if (items.length !== shown.length || items.some((job, index) => job !== shown[index])) {
    shown = items
    list.replaceChildren(
      ...items.map((job) => {
        const card = cards.get(job) ?? makeCard(job)
        cards.set(job, card)
        return card
      }),
    )
    if (items.length === 0) list.textContent = 'No job fits these filters'
  }
  drawPages(Math.ceil(found.length / PAGE_SIZE))
}

const writeAddress = () => {
  const written = query()
  if (page > 1) written.set('page', `${page}`)
  history.replaceState(null, '', written.size > 0 ? `?${written}` : location.pathname)
}

const change = () => {
  page = 1
  search()
  draw()
  clearTimeout(timer)
  timer = window.setTimeout(writeAddress, WRITE_DELAY_MS)
}

const drawDepartments = () => {
  const known = new Map<string, { name: string; count: number }>()
  for (const { department, departmentName } of jobs) {
    const one = known.get(department)
    if (one) one.count += 1
    else known.set(department, { name: departmentName, count: 1 })
  }
  const fieldset = find('#departments')
  const pattern = find('label', fieldset)
  fieldset.querySelectorAll('label').forEach((label) => label.remove())
  const labels = [...known]
    .sort(([, one], [, other]) => one.name.localeCompare(other.name, 'en'))
    .map(([id, { name, count }]) => {
      const label = pattern.cloneNode(true) as HTMLElement
      find<HTMLInputElement>('input', label).value = id
      const [nameSpan, countSpan] = label.querySelectorAll('span')
      if (nameSpan) nameSpan.textContent = name
      if (countSpan) countSpan.textContent = `${count}`
      return label
    })
  fieldset.append(...labels)
}

input.addEventListener('input', change)
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('change', ({ target }) => {
  if (target === input) return
  if (target === slider) experience = Number(slider.value)
  departments = ticked('department')
  bands = ticked('salary')
  change()
})

const answer = await fetch('/web/job/get')
jobs = ((await answer.json()) as { data: Job['row'][] }).data.map(toJob)
found = jobs
searched = { wanted: '', others: JSON.stringify([experience, departments, bands]) }
drawDepartments()
search()
draw()
