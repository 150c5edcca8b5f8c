import { Loading } from '@/components/Loading'

/** While the first screen is not known yet. */
export const FirstLoading = () => <Loading label="Loading the office" minHeight="100%" />
