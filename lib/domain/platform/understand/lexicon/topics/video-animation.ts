/** Words that stand around the trades of film and animation; the notation is that of `design-creative`. */
export const VIDEO_ANIMATION = `
video-editing: footage edit editor premiere davinci resolve cut cutting rushes montage; video film interviews raw hours documentary clip colour filmed finished recorded minutes shoot sound trim
short-form-video-editing: reels shorts clips tiktok vertical; video captions webinar podcast instagram cut recording highlights social
youtube-video-editing: youtube vlog youtuber thumbnails; channel videos edit weekly
color-grading: grading colourist colorist lut davinci; colours film look footage grey
visual-effects: vfx compositing greenscreen explosion nuke cgi; effects remove video scene
motion-graphics: motion aftereffects kinetic titles; graphics animated intro text
logo-animation: logo intro animated reveal; sting outro
explainer-videos: explainer explain explains explaining animated whiteboard cartoon animation; video film minute idea difficult product insurance topic short health drawn script subject consent taboo hand stigma grief gentle
2d-character-animation: animation animator cartoon animated character handdrawn drawn frames; 2d pencil drawing film series hand paper
3d-animation: animation exploded blender cinema4d maya assembly mechanism cad machine engine gearbox pump step; 3d film parts inside works rotate model product engineer accurate trade fair screw turbine
3d-modeling: modeling modelling mesh blender stl printable rhino zbrush; 3d model file print game asset
3d-product-rendering: render rendering renders keyshot photorealistic; product 3d picture spin cad visualise exploded
architectural-visualization: visualisation visualization render lumion archviz walkthrough; house building exterior interior 3d apartment
stop-motion-animation: stopmotion clay claymation puppets; film figures frame
anime-style-animation: anime manga amv; japanese animation style
gif-sticker-animation: gif stickers emoji telegram twitch emotes; animated funny pack
storyboarding: storyboard storyboards animatic shotlist; film sketch frames scenes
corporate-video-production: corporate company videographer; film video image crew interview employees
commercial-production: commercial advert spot television; tv ad produce filming
product-videos: product demo video showcase; film shows gadget unboxing trade
ugc-video-creation: ugc creator testimonial unboxing; video product tiktok authentic
music-videos: musicvideo band videoclip; song video director shoot lyric
event-videography: conference videographer event filming aftermovie; film gala record day
wedding-videography: wedding bride groom videographer ceremony; film video day
drone-videography: drone aerial fpv quadcopter; footage air above video golf
live-streaming-production: livestream stream streaming broadcast obs multicam; live event concert online
documentary-filmmaking: documentary filmmaker museum oral history; film story true people interviews hours real
training-video-production: training course tutorial onboarding elearning; video staff teach employees
ai-video-generation: sora runway veo deepfake; ai video generate
captions-video-accessibility: captions subtitles deaf srt closed; video accessible words sign
`;
