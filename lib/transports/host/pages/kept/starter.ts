/**
 * What runs in a kept page before its scripts are there, as text: `(start, at, names)` are the address of its start, the folder of its
 * scripts, and what they are called there. It fetches and runs them at the first sign of a person (a pointer that moves, a touch, a key, a scroll), and after five seconds without any: the start first, since
 * without it the others would replace the page by an error. What is seen first shares neither line nor processor with them.
 *
 * A press on a button that can do nothing before is given to it again once React has come to it; so is one that was held while React came
 * and moved the button away from under the pointer, which would be a click on nothing. And what was typed into a field is told to
 * it (emptied past the browser's own setter and filled by it, since React looks for a change of what it knows). Links, forms, menus and what opens by
 * itself work without script, and go on doing so where the scripts never come.
 */
export const STARTER = `(start,at,names)=>{
let d=document,chunks=names.map(name=>at+name),begun=0,held,typed=new Set,
on=(kind,then)=>addEventListener(kind,then,true),
put=(tag,props)=>d.head.append(Object.assign(d.createElement(tag),props)),
run=()=>put("script",{src:start,onload:()=>chunks.forEach(src=>put("script",{src,async:true}))}),
begin=()=>{if(begun++)return;
[start,...chunks].forEach(href=>put("link",{rel:"preload",as:"script",fetchPriority:"low",href}));
setTimeout(run)},
lives=e=>/__react/.test(Object.keys(e)),
once=(e,then,tries=200)=>lives(e)?then():tries&&setTimeout(once,50,e,then,tries-1),
button=e=>e.closest("button:not([popovertarget])"),
retype=e=>{let value=e.value;
e.value="";
Object.getPrototypeOf(e).__lookupSetter__("value").call(e,value);
e.dispatchEvent(new Event("input",{bubbles:true}))};
"pointermove pointerdown wheel scroll keydown focusin".split(" ").forEach(kind=>on(kind,begin));
on("click",({target})=>{
let e=button(target);
e&&e.type=="button"&&!lives(e)&&once(e,()=>e.click())});
on("pointerdown",({target,x,y})=>{
let e=button(target);
held=e&&!lives(e)&&{e,x,y}});
on("pointerup",({target,x,y})=>{
held&&!held.e.contains(target)&&Math.hypot(x-held.x,y-held.y)<5&&held.e.click();
held=0});
on("input",({target:e})=>{
if(!/^(text|search|email|textarea)$/.test(e.type)||lives(e)||typed.has(e))return;
typed.add(e);
once(e,()=>retype(e))});
setTimeout(begin,5e3)}`.replaceAll("\n", "");
