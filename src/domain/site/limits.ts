/** Figures of the screens and limits of our server. Each name has its unit. */

export const WELCOME_LINE_REPEATS = 14
export const HOME_INDUSTRIES_MAX = 12
export const HOME_COMPANIES_MAX = 16
export const COMPANY_LOGO_MAX_WIDTH_PX = 151
export const HOME_JOBS_MAX = 6
export const HOME_PLACES_MAX = 60
export const SLIDER_TRANSITION_MS = 800
export const SLIDER_AUTOPLAY_MS = 6000
export const SECURITY_NOTICE_WIDTH_PX = 700
export const APPLY_DIALOG_WIDTH_PX = 400

export const SERVICE_TITLE_CHARACTERS = 70
export const CSR_TEXT_CHARACTERS = 70
export const JOB_TEXT_CHARACTERS = 90

export const MOBILE_CHARACTERS = 10
export const CTC_MAX = 100
export const EXPERIENCE_OPTION_MAX = 30
export const EXPERIENCE_YEARS = Array.from({ length: 20 }, (_, index) => index + 1)
export const SALARY_BANDS = ['0-3', '3-6', '6-10', '10-15', '15-25', '25-50', '50-75', '75-100'] as const

/** Cards on one page of a list of jobs. */
export const JOBS_PER_PAGE = 24

/** Jobs that are asked for by their ids at once: as many as a device keeps. */
export const JOBS_BY_ID_MAX = 220

/** From so many open jobs on, our own server searches them; fewer are searched in the browser. */
export const SEARCHED_FROM_JOBS = 1000

/** When the page reloads after a form was saved; the resume form schedules both of its two. */
export const RELOAD_DELAYS_MS = {
  enquiry: [5000],
  resume: [2000, 5000],
  internship: [3000],
  application: [5000],
  message: [],
} as const

export const NOTICE_MS = 4500
export const MESSAGE_MS = 3000
/** Longer: it takes time to read, decide and reach the button. */
export const UNDO_MS = 12_000
export const TOOLTIP_MAX_WIDTH_PX = 250
export const TOOLTIP_DELAY_MS = 100
export const SELECT_LIST_HEIGHT_PX = 256
export const SELECT_ITEM_HEIGHT_PX = 24
export const CHUNK_TIMEOUT_MS = 120_000

/** The number of the privacy notice: each submission keeps which one its sender saw. */
export const PRIVACY_VERSION = 1

/** How long the draft of an unsent form stays in the visitor's browser. */
export const DRAFT_KEPT_HOURS = 24

/** A form that is sent sooner after its page was opened was filled in by a program. */
export const LEAST_PAGE_OPEN_MS = 1000

export const MEGABYTE = 1024 * 1024
