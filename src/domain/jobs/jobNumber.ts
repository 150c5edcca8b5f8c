/** 'Job no. 1012': the number by which people speak of a job on the phone. */
export const jobNumber = ({ job_id }: { job_id: string }) => `Job no. ${job_id}`
