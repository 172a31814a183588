/** What is said where the page cannot be made live and somebody asked it for more than reading. */
const NOTE = "The server could not be reached. Check your connection.";
const NOTE_LOOKS = "fixed right-4 bottom-4 z-100 ml-4 rounded-md border border-border bg-popover px-4 py-3 shadow-lg";

/**
 * What runs in a kept page before its scripts are there, as text: `(start, at, names)` are the address of its start, the folder of its
 * scripts, and what they are called there. It fetches and runs them at the first sign of a person (a pointer that moves, a touch, a key, a scroll), and after five seconds without any: the start first, since
 * without it the others would replace the page by an error. What is seen first shares neither line nor processor with them.
 *
 * A press on a button that can do nothing before is given to it again once React has come to it; so is one that was held while React came
 * and moved the button away from under the pointer, which would be a click on nothing. And what was typed into a field or chosen in a
 * select is told to it (a field is emptied past the browser's own setter and filled by it, since React looks for a change of what it
 * knows). Links, forms, menus and what opens by itself work without script, and go on doing so where the scripts never come. Where they
 * cannot be fetched, who asks for more than that is told; they are tried again with the connection, and at the signs that follow: each
 * script twice, since a browser answers the first try by what became of its preload.
 */
export const STARTER = `(start,at,names)=>{
let d=document,chunks=names.map(name=>at+name),begun=0,lost=0,asked=0,note,held,told=new Set,
on=(kind,then)=>addEventListener(kind,then,true),
put=(tag,props,to=d.head)=>to.appendChild(Object.assign(d.createElement(tag),props)),
tell=()=>{
lost&&asked&&!note&&(note=put("p",{role:"alert",className:"${NOTE_LOOKS}",textContent:"${NOTE}"},d.body))},
load=(src,again)=>{let e=put("script",{src,async:true,onerror:()=>{
again&&(e.remove(),load(src))}})},
run=()=>put("script",{src:start,onload:()=>{
note&&note.remove();
chunks.forEach(src=>load(src,1))},onerror:()=>{
lost=1;
tell();
setTimeout(()=>{lost&&(begun=0)},3e3)}}),
begin=()=>{if(begun++)return;
lost=0;
[start,...chunks].forEach(href=>put("link",{rel:"preload",as:"script",fetchPriority:"low",href}));
setTimeout(run)},
lives=e=>/__react/.test(Object.keys(e)),
once=(e,then,tries=200)=>lives(e)?then():tries&&setTimeout(once,tries>200?250:50,e,then,tries-1),
ask=()=>{asked=1;
begin();
tell()},
button=e=>e.closest("button:not([popovertarget])"),
retype=e=>{let value=e.value;
e.value="";
Object.getPrototypeOf(e).__lookupSetter__("value").call(e,value);
e.dispatchEvent(new Event("input",{bubbles:true}))};
"pointermove pointerdown wheel scroll keydown focusin".split(" ").forEach(kind=>on(kind,begin));
on("online",()=>{lost&&(begun=0,begin())});
on("click",({target})=>{
let e=button(target);
e&&e.type=="button"&&!lives(e)&&(ask(),once(e,()=>e.click()))});
on("change",({target:e})=>{
if(e.localName!="select"||lives(e)||told.has(e))return;
told.add(e);
ask();
once(e,()=>e.dispatchEvent(new Event("change",{bubbles:true})),1/0)});
on("pointerdown",({target,x,y})=>{
let e=button(target);
held=e&&!lives(e)&&{e,x,y}});
on("pointerup",({target,x,y})=>{
held&&!held.e.contains(target)&&Math.hypot(x-held.x,y-held.y)<5&&held.e.click();
held=0});
on("input",({target:e})=>{
if(!/^(text|search|email|textarea)$/.test(e.type)||lives(e)||told.has(e))return;
told.add(e);
once(e,()=>retype(e))});
setTimeout(begin,5e3)}`.replaceAll("\n", "");
