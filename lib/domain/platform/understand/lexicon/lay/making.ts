/**
 * What people say who do not know a trade's word, for queries alone: a subcategory, then phrases whose words a query has near each other, in any
 * order. Of design, software, writing, pictures in motion and sound.
 */
export const MAKING = `
logo-design: sign for my company, symbol for my business, mark for my shop
brand-identity-design: look of my company, company look old fashioned, colours and fonts for our company, branding looks dated
ui-design: screens are confusing, buttons and screens, make the screens nicer, internal tool screens
ux-design: people get lost in our app, nobody understands our software, too many clicks, users give up halfway
ux-research: watch people use our app, ask users what they think, why users leave
web-design: my site looks ugly, make my website pretty, website looks old, new look for my site
mobile-app-design: how my app should look, app looks ugly
design-systems: every screen looks different, same buttons everywhere
interactive-prototyping: clickable demo of an idea, try out before building
packaging-label-design: box for my product, jar label, bottle label, carton for shipping, mailing carton, arrives crushed, boxes for shipping
brochure-flyer-design: leaflet for an event, handout for visitors, poster for our concert
stationery-design: visiting cards, letter paper, cards with my name
book-cover-design: front of my book, cover for my novel
editorial-layout: lay out a magazine, make my report look good, annual report pages
presentation-design: slides look boring, make my powerpoint pretty, slides for a talk
infographic-design: numbers as a picture, one page picture of facts
social-media-graphics: pictures for my posts, images for instagram
banner-ad-design: ads with pictures, animated ad for websites
email-template-design: nice looking newsletter, mail that looks good on phones
icon-design: little symbols for an app, set of small pictures
typeface-design: letters of our own, special letters, alphabet for our company, hand drawn letters
t-shirt-merchandise-design: print for a shirt, shirts for our team, mugs with our logo
fashion-design: design clothes, sketch a dress, my own clothes label
surface-pattern-design: pattern for fabric, wallpaper pattern, wrapping paper
industrial-design: shape of a product, design a gadget, how my invention looks
cad-drafting: technical drawings, drawing for a factory, draw a part
architectural-design: plans for a house, extend my house, draw a building
interior-design: arrange my furniture, furniture in a small flat, room feels cramped, make my living room nicer, lay out my bedroom, where to put the sofa, lamps for my flat
landscape-design: plan my garden, new garden layout
signage-wayfinding-design: signs in our building, visitors cannot find the way, sign above the door
front-end-development: fix my leaking website, website looks broken on phones, pages take ages, page loads forever, site takes ages on phones, blind people cannot use our website, basket page slow
back-end-development: what happens on the server, save data of users, log in for users
full-stack-web-development: build a website with log in, online booking system, build my idea as an app, customers sign up and pay, first version of an idea, coder for a small product
wordpress-development: my blog is broken, change my wordpress site
shopify-development: set up my online store, change my shop theme
ecommerce-development: sell things online, shop takes ages, basket is slow, shoppers leave before paying
cms-development: edit our website ourselves, change texts on our site
no-code-development: app without programming, simple tool without coding
ios-development: app for iphones, app on ipad
android-development: app for android phones
cross-platform-apps: app for all phones, app for iphone and android
desktop-application-development: program for my computer, windows program
browser-extension-development: button in my browser, plugin for chrome
api-development: let two programs talk, connect two systems, systems talk to each other
payment-integration: take card payments, people pay on my site, charge customers monthly
database-design: where to store our data, tables for our data
devops-engineering: put our software online automatically, release without breaking
cloud-architecture: move our servers to the cloud, aws bill too high
site-reliability-monitoring: site keeps going down, told when the site is down
linux-server-administration: look after our server, set up a server
application-security: is our app safe, somebody hacked our website, find security holes
software-testing-qa: find bugs before customers do, check our app works, app keeps crashing
game-development: make a computer game, build a phone game
ar-vr-development: app for vr glasses, virtual tour with glasses
blockchain-development: make a token, crypto app
embedded-systems: software for a circuit board, code for a device, tracker eats a battery, gadget resets itself, battery lasts too short, chip programming
iot-hardware-prototyping: connect a sensor to the internet, first sample of a gadget
chatbot-development: bot that answers customers, chat window on our site
scripting-automation: boring task on my computer, do it automatically every night, rename thousands of files
legacy-code-maintenance: old program nobody understands, take over old code, somebody else wrote our code, is our code any good
website-copywriting: words for my website, text on my home page, about us page
ux-writing: letters people understand, words on buttons, form nobody understands, official letter too complicated, confusing messages, patients understand letters
seo-content-writing: articles google likes, texts to be found on google
blog-writing: articles for our site, write posts for our blog
product-descriptions: texts for my shop items, describe what we sell
sales-copywriting: text that sells, sales page words
email-copywriting: write mails to customers, wording of our emails
ad-copywriting: words for an ad, slogan for a campaign
social-media-writing: captions for my posts, write tweets
newsletter-writing: monthly mail to members, write our weekly mail
technical-writing: manual for our software, explain how our software works, instructions for developers, guide for programmers
white-papers-ebooks: long paper for customers, short book for download
case-study-writing: story of a happy customer, how we helped a client
grant-writing: ask a foundation for money, apply for funding, money for our charity, form for a fund
proposal-bid-writing: answer a tender, win a public contract
press-release-writing: text for newspapers, announce to journalists
speechwriting: words for my wedding speech, write what I say on stage
resume-cv-writing: fix my cv, write down my jobs
cover-letter-writing: letter for a job
book-ghostwriting: write my life story, write a book for me
fiction-writing: write a short story, novel writer
childrens-book-writing: story for children, bedtime story
screenwriting: script for a film, write a tv episode
game-narrative-writing: story for a game, dialogue for a game
poetry-song-lyrics: poem for a birthday, words for a song
proofreading-copy-editing: check my spelling, fix my english, correct my text, mistakes in my thesis
developmental-editing: is my novel any good, feedback on my manuscript
document-translation: put my menu into french, text into another language, papers in another language, menu in french
software-game-localization: app in other languages, game in other languages
transcription-subtitling: write down a recording, type out an interview, text under a video
video-editing: cut my film, cut down hours of footage, make a film from my clips, raw footage
short-form-video-editing: reels from a webinar, short clips from a long video, clips for tiktok, shorts from my podcast
youtube-video-editing: edit my channel videos, cut my vlogs
color-grading: film looks grey, colours of my film
visual-effects: remove something from a video, explosion in a video
motion-graphics: moving text, moving graphics, animated title
logo-animation: make my logo move
explainer-videos: short film about how it works, cartoon that explains, film explains a difficult subject, animation about a taboo
2d-character-animation: draw a cartoon, pencil animation, drawings that move, moving drawings
3d-animation: show inside of a machine, film of a machine, product taken apart on screen
3d-modeling: model of a part, make a 3d file
3d-product-rendering: picture of a product that does not exist yet, product spinning slowly, spinning product video
architectural-visualization: picture of a house before it is built
stop-motion-animation: film with clay figures, puppets film
anime-style-animation: japanese cartoon
gif-sticker-animation: funny moving stickers
storyboarding: sketch a film before shooting, drawings for a film plan
corporate-video-production: film about our company
commercial-production: tv ad, advert for television
product-videos: film that shows my product
ugc-video-creation: people showing my product on video
music-videos: video for my song, film for our band
event-videography: film our conference
wedding-videography: film our wedding
drone-videography: film from the air, video from above
live-streaming-production: broadcast our event live, stream a concert
documentary-filmmaking: film about real people, true story on film
training-video-production: film to teach staff, videos for our course
ai-video-generation: video made by ai
captions-video-accessibility: words on a video for deaf people
music-production: make a song from my demo, produce my track
beat-making: instrumental to rap on
songwriting: write a song for me, song for my wife
film-tv-scoring: music for my film
game-audio: sounds for a game, music for a game, music that changes with the player, beeps for an app, clicks and beeps
jingles-sonic-branding: tune for our brand, short tune for an ad
mixing: balance the instruments, vocals too quiet in my song
mastering: make my song loud enough
vocal-tuning-editing: my singing is off key
session-singing: somebody to sing my song
rap-guest-verses: rapper on my track
session-guitar-bass: guitar part for my song
session-drums-percussion: drums for my song
session-piano-keys: piano part for my song
session-strings-brass: violin on my song, trumpet on my song
arranging-orchestration: write parts for an orchestra
sheet-music-transcription: write down notes of a song
remixing-mashups: new version of a song
dj-mixes-sets: music mix for a party
voice-over: read my text aloud, voice for a telephone, reader for a recording, speak my video, voice for a museum tour, somebody with a nice voice
character-voice-acting: voice for a cartoon figure
audiobook-narration: read my book aloud
podcast-production: help with my podcast, radio show for the internet, put two speakers together
audio-editing-restoration: voice recording sound clean, get rid of echo, hum in a recording, background noise, recording sounds bad, old tapes, recorded lecture echo
sound-design: sounds for a film, noise of a door, sound effects
dialogue-dubbing: other language over a film
audio-plugin-development: build a music effect program
music-promotion: more people to hear my song
music-licensing-publishing: sell my music for films
meditation-ambient-audio: calm music for sleep
`;
