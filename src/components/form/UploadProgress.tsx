const PERCENT = 100

/** How much of a form with files has left; on a fast line it is gone before it shows. */
export const UploadProgress = ({ fraction }: { fraction: number }) => {
  const percent = Math.floor(fraction * PERCENT)
  const isWaiting = percent >= PERCENT
  return (
    <div className="form-progress">
      <div
        role="progressbar"
        aria-label="Sending"
        aria-valuemin={0}
        aria-valuemax={PERCENT}
        aria-valuenow={isWaiting ? undefined : percent}
      >
        <div style={isWaiting ? undefined : { transform: `scaleX(${fraction})` }} />
      </div>
      <p className="form-help">
        {isWaiting ? 'All of it has left. Waiting for the answer …' : `${percent} % sent`}
      </p>
    </div>
  )
}
