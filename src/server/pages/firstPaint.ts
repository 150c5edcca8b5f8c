import { createHash } from 'node:crypto'

/** After the end of loading, should a browser never say that it drew. */
const LATEST_MS = 2000

/** A script that the line broke is asked for so many times more, each after so long. */
const AGAIN_TIMES = 4
const AGAIN_AFTER_MS = 3000

/** The block of the page in which its script files stand. */
export const SCRIPTS_BLOCK = 'scripts'

/**
 * Runs in the page: adds its script files once the first text is drawn, so that on a slow line none of them takes
 * the line, nor the processor, from what is read first. A tab in the background draws nothing: there the end of
 * loading counts. Each is asked for in a task of its own. A form that is pressed meanwhile waits for the script that
 * sends it.
 */
export const addScriptsAfterPaint = `(function(){var begun;function begin(){if(begun)return;begun=true;JSON.parse(document.getElementById('${SCRIPTS_BLOCK}').textContent).forEach(function(file,place){setTimeout(add,place,file,${AGAIN_TIMES})})}function add(file,again){var script=document.createElement('script');script.src=file;script.async=true;script.onerror=function(){script.remove();if(again)setTimeout(add,${AGAIN_AFTER_MS},file,again-1)};document.head.appendChild(script)}addEventListener('load',function(){setTimeout(begin,document.hidden?0:${LATEST_MS})});try{new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length>0)setTimeout(begin)}).observe({type:'paint',buffered:true})}catch(error){}addEventListener('submit',function(event){if(!event.defaultPrevented&&event.target.method==='post'){event.preventDefault();event.target.setAttribute('data-pressed','')}})})()`

/** What the content security policy knows that script by. */
export const scriptHash = `'sha256-${createHash('sha256').update(addScriptsAfterPaint).digest('base64')}'`
