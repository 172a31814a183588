/**
 * What runs in a kept page before its scripts are there, as text: `(start, chunks)` are their addresses. It waits for the pictures that
 * are seen first (three seconds at most), fetches the scripts behind everything else, and runs them after the next paint: the start
 * first, since without it the others would replace the page by an error. Whoever touches the page before need not wait for pictures.
 * Where it fails the page stays what it is: links, forms and menus work without script.
 */
export const STARTER = `(start,chunks)=>{
let d=document,begun=0,
put=(tag,props)=>d.head.append(Object.assign(d.createElement(tag),props)),
run=()=>put("script",{src:start,onload:()=>chunks.forEach(src=>put("script",{src,async:true}))}),
begin=()=>{if(begun++)return;
[start,...chunks].forEach(href=>put("link",{rel:"preload",as:"script",fetchPriority:"low",href}));
d.hidden?run():requestAnimationFrame(()=>setTimeout(run))},
left=[...d.querySelectorAll("img[fetchpriority=high]")].filter(i=>!i.complete&&i.offsetWidth).map(i=>new Promise(then=>i.onload=i.onerror=then));
["pointerdown","keydown"].forEach(kind=>addEventListener(kind,begin,{once:true,capture:true,passive:true}));
setTimeout(begin,3e3);
left.length?Promise.all(left).then(begin):begin()}`.replaceAll("\n", "");
