import { useGetSessionQuery } from '../api/sessionApi'

/** The session of who is signed in. Screens are drawn only while somebody is. */
export const useSession = () => {
  const { data } = useGetSessionQuery()
  if (!data) throw new Error('Nobody is signed in.')
  return data
}
