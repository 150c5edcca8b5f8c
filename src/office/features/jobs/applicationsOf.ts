import { countedOrNo } from '@/domain/counted'

/** 'No applications', '1 application', '12 applications'. */
export const applicationsOf = (count: number) => countedOrNo(count, 'application')
