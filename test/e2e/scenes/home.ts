import type { Page } from '@playwright/test'
import { home } from '../support/home'
import { visit } from '../support/visit'
import type { Scene } from './scene'

const answerWith = (page: Page, path: string, data: unknown[]) =>
  page.route(`**/web/${path}`, (route) => route.fulfill({ json: { status: '1', data } }))

const LISTS = ['get_header_content_data', 'slider-image/get', 'home/get_industry_list', 'get_clients_list']

export const homeScenes: Scene[] = [
  { name: 'home-first-screenful', show: (page) => visit(page, '/') },
  { name: 'home', show: (page) => visit(page, '/'), wholePage: true },
  {
    name: 'home-notice',
    show: async (page) => {
      await page.goto('/')
      await home(page).notice.waitFor()
    },
  },
  {
    name: 'home-with-video-and-long-notice',
    show: async (page) => {
      await answerWith(page, 'get_header_content_data', [
        {
          ads_content: `<p>${'जल्दी आवेदन करें। '.repeat(40)}</p><p>${'W'.repeat(300)}</p>`,
          img1: 'walk-in-drive.svg',
          img2: 'missing.svg',
          img1_link: 'www.example.com',
          img2_link: '',
          video_file_name: 'missing.mp4',
        },
      ])
      await visit(page, '/')
    },
  },
  {
    name: 'home-for-freelancers',
    show: async (page) => {
      await visit(page, '/')
      await home(page).hero.getByRole('button', { name: 'Slide 3' }).click()
    },
  },
  {
    name: 'home-without-lists',
    show: async (page) => {
      await Promise.all(LISTS.map((path) => answerWith(page, path, [])))
      return visit(page, '/')
    },
    wholePage: true,
  },
]
