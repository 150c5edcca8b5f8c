/** What every page of the yardstick needs; the site's look in broad lines, with the fonts of the device. */
export const baseStyle = `*{box-sizing:border-box}
html{scroll-padding-top:80px;-webkit-text-size-adjust:100%}
body{margin:0;background:#f7f5f0;color:#16302d;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:break-word}
:focus-visible{outline:3px solid #0f5c55;outline-offset:2px}
h1,h2,h3,h4,p,ul,dl,dd,figure{margin:0}
h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.02em}
h2{font-size:1.3125rem;line-height:1.3}
h3{font-size:1.0625rem;line-height:1.35}
a{color:#0f5c55;text-decoration:none}a:hover{text-decoration:underline}
img{max-width:100%}
.i{width:20px;height:20px;fill:currentColor;flex-shrink:0}
.c{max-width:1200px;margin:0 auto;padding:0 16px}
.soft{color:#4d625e}.small{font-size:.9375rem}.cap{font-size:.8125rem}
ul.bare{list-style:none;padding:0}
.b{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 20px;border:1px solid #85918c;border-radius:10px;background:none;color:#0f5c55;font:600 .9375rem/1.2 inherit;font-family:inherit;cursor:pointer}
.b.main{background:#0f5c55;border-color:#0f5c55;color:#fff}
.card{background:#fff;border:1px solid #dedacf;border-radius:10px}
.ib{display:inline-grid;place-items:center;width:44px;height:44px;color:#16302d}
input,select{font:inherit;color:inherit}
.in{width:100%;min-height:44px;padding:0 14px;border:1px solid #85918c;border-radius:10px;background:#fff}
.top{position:sticky;top:0;z-index:2;background:#fff;border-bottom:1px solid #dedacf}
.top .c{display:flex;align-items:center;gap:4px;min-height:64px}
.brand{display:inline-flex;align-items:center;gap:10px;min-height:44px;font-weight:750;font-size:1.1875rem;color:inherit}
.top .brand{flex:1}
.top details{position:relative}summary.ib{list-style:none;cursor:pointer}summary::-webkit-details-marker{display:none}
.top details ul{position:absolute;right:0;top:52px;width:260px;padding:8px;box-shadow:0 6px 20px #16302d22}
.top details a,.foot li a{display:block;padding:8px}
.skip{position:absolute;left:16px;top:-80px;padding:12px;background:#fff}.skip:focus{top:8px}
main{min-height:calc(100vh - 64px)}
.crumbs{display:flex;flex-wrap:wrap;gap:8px}.crumbs a{color:#4d625e}
.head{padding:20px 0 16px}.head h1{margin-top:8px}
.foot{margin-top:48px;background:#fff;border-top:1px solid #dedacf}.foot .c{padding-block:24px}
.foot ul{display:flex;flex-wrap:wrap;column-gap:8px;margin:16px 0}
.foot .end{display:flex;justify-content:space-between;align-items:center;gap:16px}
@media(min-width:900px){h1{font-size:2.25rem}h2{font-size:1.5rem}h3{font-size:1.1875rem}.c{padding:0 24px}.head{padding:32px 0 24px}}
`

export const factsStyle = `.facts{display:flex;flex-wrap:wrap;gap:4px 20px;list-style:none;padding:0;font-size:.9375rem}
.facts li{display:flex;gap:6px;min-width:0}.facts .i{width:1.15em;height:1.15em;margin-top:.2em;color:#0f5c55}
`

export const cardStyle = `${factsStyle}.jobs{display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}
.job{content-visibility:auto;contain-intrinsic-size:auto 240px;position:relative;display:flex;flex-direction:column;padding:16px 16px 8px}
.job h2{font-size:1.0625rem;line-height:1.35}.job h2 a{color:inherit}.job h2 a:after{content:'';position:absolute;inset:0;border-radius:10px}
.job .co{margin-bottom:12px}.job .txt{margin:12px 0}
.job .end{display:flex;align-items:center;justify-content:space-between;margin-top:auto;padding-top:4px;border-top:1px solid #dedacf}
.share{position:relative;z-index:1;display:flex;margin-right:-8px}.share a{color:#4d625e}
@media(min-width:600px){.jobs{grid-template-columns:repeat(2,minmax(0,1fr))}.job{padding:20px 20px 10px}}
`

export const listStyle = `${cardStyle}.count{font-weight:600}
.bar{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:44px;margin:12px 0}
.filters{padding:4px 16px;margin-bottom:16px}.filters fieldset{border:0;padding:0;margin:20px 0 0;min-width:0}.filters legend{font-weight:650;padding:0}
.filters label{display:flex;align-items:center;gap:8px;min-height:38px;font-size:.9375rem}.filters label span{flex:1}
.two{display:grid;grid-template-columns:1fr 1fr}
.filters summary{font-weight:600;color:#0f5c55;min-height:44px;display:flex;align-items:center;cursor:pointer}
.pages{display:flex;justify-content:center;flex-wrap:wrap;gap:4px;margin-top:32px;list-style:none;padding:0}.pages a{display:grid;place-items:center;min-width:36px;height:44px;border-radius:22px;color:inherit}.pages [aria-current]{background:#0f5c55;color:#fff}
@media(min-width:900px){.filters::details-content{content-visibility:visible;block-size:auto}.filters summary{display:none}.list{display:grid;grid-template-columns:272px minmax(0,1fr);gap:32px;align-items:start}}
`

export const jobStyle = `.two{display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
.acts{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin-bottom:20px}.side{padding:20px}
.table{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:10px;font-size:.9375rem}.table dt{color:#4d625e}
.rich{margin:12px 0 32px}.rich p,.rich ul{margin-bottom:12px}.rich h3{margin:16px 0 8px}
.share{display:flex;align-items:center;margin-top:16px}.row{display:flex;justify-content:space-between;align-items:center}
@media(min-width:900px){.two{grid-template-columns:minmax(0,1fr) 340px;gap:40px;align-items:start}.two aside{order:1}}
`

export const formStyle = `${factsStyle}.for{margin-bottom:24px;padding-left:16px;border-left:3px solid #0f5c55}
.form{padding:16px}.form form{display:grid;gap:20px}.form label b,.form legend{font-weight:600;font-size:.9375rem;display:block;margin-bottom:6px}
fieldset{border:0;padding:0;margin:0;min-width:0}.pair{display:grid;gap:16px;grid-template-columns:1fr 1fr}
.req:after{content:' *';color:#a8321f}.know{border-top:3px solid #0f5c55;padding-top:16px;margin-top:24px}.know ul{padding-left:20px}
@media(min-width:900px){.two{display:grid;grid-template-columns:minmax(0,640px) 300px;gap:48px;align-items:start}.know{margin-top:0}.form{padding:32px}}
`

export const homeStyle = `.hero{background:#0a4540;color:#fff}.hero .c{padding-block:32px;display:grid;gap:16px}
.hero a{color:inherit;text-decoration:underline}.find{display:flex;gap:6px;max-width:640px;padding:6px;background:#fff;border-radius:10px}.find .in{border:0}
.points{display:flex;flex-wrap:wrap;gap:6px 24px;font-size:.9375rem}.points li{display:flex;gap:8px;align-items:center}
.ads{display:flex;gap:16px;overflow-x:auto;padding:24px 16px;max-width:1200px;margin:auto}.ads>*{flex:0 0 304px;height:152px}.ads img{width:100%;height:100%;object-fit:cover;border-radius:10px;display:block}
.board{overflow-y:auto;padding:12px 16px}.board h2{font-size:1rem;display:flex;gap:8px;align-items:center}.board ul{padding-left:20px}
.welcome{overflow:hidden;background:#e3efec;color:#0a4540;font-weight:600}.welcome p{display:flex;width:max-content;animation:on 14s linear infinite}.welcome span{padding:12px 48px 12px 0;white-space:nowrap}
@keyframes on{to{transform:translateX(calc(-100%/14))}}
.slides{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;border-radius:10px;margin-top:24px}.slides>*{flex:0 0 100%;scroll-snap-align:start}
.pics img{width:100%;aspect-ratio:16/9;object-fit:cover;display:block;background:#e3efec}
.slide{background:#e3efec}.slide img{width:100%;height:180px;object-fit:cover;display:block}.slide div{padding:20px}.slide .b{margin:12px 12px 0 0}
section.part{padding:32px 0;content-visibility:auto;contain-intrinsic-size:auto 900px}.part.raised{background:#fff;border-block:1px solid #dedacf;margin-top:32px}.part .row{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end;gap:8px 16px;margin-bottom:16px}
.tiles{display:grid;gap:12px;grid-template-columns:1fr 1fr;list-style:none;padding:0}.tiles a{display:block;padding:16px;color:inherit;height:100%}.tiles b{display:block;font-weight:650}
.logos .card{padding:12px;display:grid;justify-items:center}.logos img{width:100%;max-width:151px;aspect-ratio:16/9;object-fit:contain}
dialog{position:fixed;inset:0;z-index:4;margin:auto;width:calc(100% - 32px);max-width:700px;max-height:calc(100% - 32px);padding:0;border:0;border-radius:10px;box-shadow:0 0 0 100vmax #0008;color:inherit;font-size:.9375rem;overflow:auto}
dialog h2{padding:16px 24px;font-size:1.0625rem}dialog div{padding:16px 24px;border-block:1px solid #dedacf}dialog form{display:flex;justify-content:end;gap:8px;padding:12px 24px}dialog div+div{border-top:0}
@media(min-width:600px){.tiles{grid-template-columns:repeat(3,1fr)}.logos{grid-template-columns:repeat(4,1fr)}.pics img{aspect-ratio:20/7}.slide{display:grid;grid-template-columns:3fr 2fr}.slide img{height:100%;order:1}}
@media(min-width:1200px){.tiles{grid-template-columns:repeat(4,1fr)}.logos{grid-template-columns:repeat(8,1fr)}.ads>*{flex:1;height:188px}}
@media(prefers-reduced-motion){.welcome p{animation:none}}
`
