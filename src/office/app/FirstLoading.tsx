import { Loading } from '@/components/Loading'

/** Shown while the first screen loads. */
export const FirstLoading = () => <Loading label="Loading the office" minHeight="100%" />
