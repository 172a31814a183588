/**
 * What runs in a kept page before its scripts are there, as text: `(start, chunks)` are their addresses. It fetches and runs them at the
 * first sign of a person (a pointer that moves, a touch, a key, a scroll), and after five seconds without any: the start first, since
 * without it the others would replace the page by an error. What is seen first shares neither line nor processor with them.
 *
 * A press on a button that can do nothing before is given to it again once React has come to it; so is one that was held while React came
 * and moved the button away from under the pointer, which would be a click on nothing. And what was typed into a field is told to
 * it (emptied past the browser's own setter and filled by it, since React looks for a change of what it knows). Links, forms, menus and what opens by
 * itself work without script, and go on doing so where the scripts never come.
 */
export const STARTER = `(start,chunks)=>{
let d=document,begun=0,
put=(tag,props)=>d.head.append(Object.assign(d.createElement(tag),props)),
run=()=>put("script",{src:start,onload:()=>chunks.forEach(src=>put("script",{src,async:true}))}),
begin=()=>{if(begun++)return;
[start,...chunks].forEach(href=>put("link",{rel:"preload",as:"script",fetchPriority:"low",href}));
setTimeout(run)},
lives=e=>Object.keys(e).some(key=>key.startsWith("__react")),
once=(e,then,tries)=>lives(e)?then():tries&&setTimeout(once,50,e,then,tries-1),
typed=new Set,
retype=e=>{let value=e.value;
e.value="";
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(e),"value").set.call(e,value);
e.dispatchEvent(new Event("input",{bubbles:true}))};
["pointermove","pointerdown","touchstart","wheel","scroll","keydown","focusin"].forEach(kind=>addEventListener(kind,begin,{once:true,capture:true,passive:true}));
addEventListener("click",({target})=>{
let e=target.closest("button[type=button]:not([popovertarget])");
e&&!lives(e)&&once(e,()=>e.click(),200)},true);
let held;
addEventListener("pointerdown",({target,clientX:x,clientY:y})=>{
let e=target.closest("button:not([popovertarget])");
held=e&&!lives(e)&&{e,x,y}},true);
addEventListener("pointerup",({target,pointerType,clientX:x,clientY:y})=>{
held&&pointerType=="mouse"&&!held.e.contains(target)&&Math.hypot(x-held.x,y-held.y)<5&&held.e.click();
held=0},true);
addEventListener("input",({target:e})=>{
if(!/^(text|search|email|textarea)$/.test(e.type)||lives(e)||typed.has(e))return;
typed.add(e);
once(e,()=>retype(e),200)},true);
setTimeout(begin,5e3)}`.replaceAll("\n", "");
