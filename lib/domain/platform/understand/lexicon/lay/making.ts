/**
 * What people say who do not know a trade's word, for queries alone: a subcategory, then phrases whose words a query has near each other, in any
 * order. Of design, software, writing, pictures in motion and sound.
 */
export const MAKING = `
logo-design: sign for my company, symbol for my business, mark for my shop, logo looks amateurish, emblem for our club, logo blurry when printed
brand-identity-design: look of my company, company look old fashioned, colours and fonts for our company, branding looks dated, everything we print looks different
ui-design: screens are confusing, buttons and screens, make the screens nicer, internal tool screens, screen too cluttered, crowded settings screen, buttons too small to tap
ux-design: people get lost in our app, nobody understands our software, too many clicks, users give up halfway, customers give up during signup, staff swear at the program, nobody finds the button
ux-research: watch people use our app, ask users what they think, why users leave, observe real users at home
web-design: my site looks ugly, make my website pretty, website looks old, new look for my site, website looks like the nineties, embarrassed by my website
mobile-app-design: how my app should look, app looks ugly, design for an app idea
design-systems: every screen looks different, same buttons everywhere, teams draw different buttons
interactive-prototyping: clickable demo of an idea, try out before building, show investors a fake app
packaging-label-design: box for my product, jar label, bottle label, carton for shipping, mailing carton, arrives crushed, boxes for shipping, parcels arrive squashed, lid keeps opening in transit, label for my honey
brochure-flyer-design: leaflet for an event, handout for visitors, poster for our concert, folded sheet for the fair
stationery-design: visiting cards, letter paper, cards with my name
book-cover-design: front of my book, cover for my novel, my novel needs a cover
editorial-layout: lay out a magazine, make my report look good, annual report pages, lay out our club magazine, set my book for printing
presentation-design: slides look boring, make my powerpoint pretty, slides for a talk, audience falls asleep at slides, too much text on slides
infographic-design: numbers as a picture, one page picture of facts, complicated process on one picture
social-media-graphics: pictures for my posts, images for instagram
banner-ad-design: ads with pictures, animated ad for websites
email-template-design: nice looking newsletter, mail that looks good on phones
icon-design: little symbols for an app, set of small pictures
typeface-design: letters of our own, special letters, alphabet for our company, hand drawn letters
t-shirt-merchandise-design: print for a shirt, shirts for our team, mugs with our logo, sweatshirts for our school
fashion-design: design clothes, sketch a dress, my own clothes label
surface-pattern-design: pattern for fabric, wallpaper pattern, wrapping paper, repeating print for cushions
industrial-design: shape of a product, design a gadget, how my invention looks, casing for our device, handle uncomfortable to hold
cad-drafting: technical drawings, drawing for a factory, draw a part, spare part no longer sold, drawing for the welder
architectural-design: plans for a house, extend my house, draw a building, convert the attic, knock through a wall
interior-design: arrange my furniture, furniture in a small flat, room feels cramped, make my living room nicer, lay out my bedroom, where to put the sofa, lamps for my flat, gloomy hallway, flat feels dark
landscape-design: plan my garden, new garden layout, overgrown backyard, rain puddles in the garden
signage-wayfinding-design: signs in our building, visitors cannot find the way, sign above the door, patients get lost in corridors
front-end-development: fix my leaking website, website looks broken on phones, pages take ages, page loads forever, site takes ages on phones, blind people cannot use our website, basket page slow, menu broken on iphone, page jumps while loading
back-end-development: what happens on the server, save data of users, log in for users
full-stack-web-development: build a website with log in, online booking system, build my idea as an app, customers sign up and pay, first version of an idea, coder for a small product, members area with booking, replace our spreadsheet with software
wordpress-development: my blog is broken, change my wordpress site, site broken after updating
shopify-development: set up my online store, change my shop theme
ecommerce-development: sell things online, shop takes ages, basket is slow, shoppers leave before paying, shop needs a cart
cms-development: edit our website ourselves, change texts on our site
no-code-development: app without programming, simple tool without coding
ios-development: app for iphones, app on ipad, apple rejected my app
android-development: app for android phones
cross-platform-apps: app for all phones, app for iphone and android
desktop-application-development: program for my computer, windows program
browser-extension-development: button in my browser, plugin for chrome
api-development: let two programs talk, connect two systems, systems talk to each other, orders typed in twice
payment-integration: take card payments, people pay on my site, charge customers monthly, collect donations on our site, card gets declined
database-design: where to store our data, tables for our data, tables full of duplicate records
devops-engineering: put our software online automatically, release without breaking, afraid to deploy on friday, every release takes all night
cloud-architecture: move our servers to the cloud, aws bill too high, servers in the basement, cloud costs explode
site-reliability-monitoring: site keeps going down, told when the site is down, customers notice outages first, server crashes at night
linux-server-administration: look after our server, set up a server
application-security: is our app safe, somebody hacked our website, find security holes, passwords were stolen, site sends out spam
software-testing-qa: find bugs before customers do, check our app works, app keeps crashing, every release breaks something
game-development: make a computer game, build a phone game
ar-vr-development: app for vr glasses, virtual tour with glasses
blockchain-development: make a token, crypto app
embedded-systems: software for a circuit board, code for a device, tracker eats a battery, gadget resets itself, battery lasts too short, chip programming, sensor battery dies after weeks, device hangs and needs restart
iot-hardware-prototyping: connect a sensor to the internet, first sample of a gadget, measure humidity in my greenhouse, alarm when the fridge warms
chatbot-development: bot that answers customers, chat window on our site, same questions every day, answer guests at night
scripting-automation: boring task on my computer, do it automatically every night, rename thousands of files, copying from pdfs by hand
legacy-code-maintenance: old program nobody understands, afraid to change our old program, rebuild our app from scratch or not, told to start our software over, throw away our old code, take over old code, somebody else wrote our code, is our code any good, developer left without documentation, the only programmer retired
website-copywriting: words for my website, text on my home page, about us page, website sounds stiff
ux-writing: letters people understand, customers misread our letters, our forms confuse people, simpler wording for our letters, words on buttons, form nobody understands, official letter too complicated, confusing messages, patients understand letters, tenants misunderstand our notices, error messages sound rude
seo-content-writing: articles google likes, texts to be found on google
blog-writing: articles for our site, write posts for our blog
product-descriptions: texts for my shop items, describe what we sell
sales-copywriting: text that sells, sales page words
email-copywriting: write mails to customers, wording of our emails
ad-copywriting: words for an ad, slogan for a campaign
social-media-writing: captions for my posts, write tweets
newsletter-writing: monthly mail to members, write our weekly mail
technical-writing: manual for our software, integrators lost in our reference, first call to our api takes a day, programmers cannot follow our guide, explain how our software works, instructions for developers, guide for programmers, users never read the manual
white-papers-ebooks: long paper for customers, short book for download
case-study-writing: story of a happy customer, how we helped a client
grant-writing: ask a foundation for money, apply for funding, money for our charity, form for a fund, funding for our choir, money for a playground
proposal-bid-writing: answer a tender, win a public contract
press-release-writing: text for newspapers, announce to journalists
speechwriting: words for my wedding speech, write what I say on stage
resume-cv-writing: fix my cv, write down my jobs, no replies to my applications
cover-letter-writing: letter for a job
book-ghostwriting: write my life story, write a book for me, write down grandfather memories
fiction-writing: write a short story, novel writer
childrens-book-writing: story for children, bedtime story
screenwriting: script for a film, write a tv episode
game-narrative-writing: story for a game, dialogue for a game
poetry-song-lyrics: poem for a birthday, words for a song
proofreading-copy-editing: check my spelling, fix my english, correct my text, mistakes in my thesis, commas wrong in my thesis
developmental-editing: is my novel any good, feedback on my manuscript
document-translation: put my menu into french, our texts sound odd abroad, translated texts feel clumsy, our french text reads like a machine, text into another language, papers in another language, menu in french, birth certificate for authorities
software-game-localization: app in other languages, game in other languages
transcription-subtitling: write down a recording, type out an interview, text under a video, old cassette interviews typed out
video-editing: cut my film, recorded far too much, make our recordings worth watching, hours of clips nobody watches, cut down hours of footage, make a film from my clips, raw footage, shaky holiday clips
short-form-video-editing: reels from a webinar, short clips from a long video, clips for tiktok, shorts from my podcast, interview cut into reels
youtube-video-editing: edit my channel videos, cut my vlogs
color-grading: film looks grey, colours of my film, footage too yellow
visual-effects: remove something from a video, explosion in a video, erase wires from a shot
motion-graphics: moving text, moving graphics, animated title
logo-animation: make my logo move
explainer-videos: short film about how it works, cartoon that explains, film explains a difficult subject, animation about a taboo, short cartoon about our service
2d-character-animation: draw a cartoon, pencil animation, drawings that move, moving drawings
3d-animation: show inside of a machine, film of a machine, product taken apart on screen, show the pump from inside
3d-modeling: model of a part, make a 3d file
3d-product-rendering: picture of a product that does not exist yet, product spinning slowly, spinning product video
architectural-visualization: picture of a house before it is built
stop-motion-animation: film with clay figures, puppets film, toys that move on film
anime-style-animation: japanese cartoon
gif-sticker-animation: funny moving stickers
storyboarding: sketch a film before shooting, drawings for a film plan
corporate-video-production: film about our company
commercial-production: tv ad, advert for television
product-videos: film that shows my product, film how to assemble it
ugc-video-creation: people showing my product on video
music-videos: video for my song, film for our band
event-videography: film our conference
wedding-videography: film our wedding
drone-videography: film from the air, video from above, vineyard filmed from the sky
live-streaming-production: broadcast our event live, stream a concert, relatives abroad watch the funeral
documentary-filmmaking: film about real people, true story on film
training-video-production: film to teach staff, videos for our course
ai-video-generation: video made by ai
captions-video-accessibility: words on a video for deaf people, deaf students follow lectures
music-production: make a song from my demo, produce my track
beat-making: instrumental to rap on
songwriting: write a song for me, song for my wife, song about our grandmother
film-tv-scoring: music for my film
game-audio: sounds for a game, music for a game, music that changes with the player, beeps for an app, clicks and beeps
jingles-sonic-branding: tune for our brand, short tune for an ad
mixing: balance the instruments, vocals too quiet in my song, my song sounds muddy, guitars drown the singer
mastering: make my song loud enough
vocal-tuning-editing: my singing is off key, fix wrong notes in singing
session-singing: somebody to sing my song
rap-guest-verses: rapper on my track
session-guitar-bass: guitar part for my song
session-drums-percussion: drums for my song
session-piano-keys: piano part for my song
session-strings-brass: violin on my song, trumpet on my song
arranging-orchestration: write parts for an orchestra, piece easier for our choir
sheet-music-transcription: write down notes of a song, chords of a song, my tune on paper
remixing-mashups: new version of a song
dj-mixes-sets: music mix for a party
voice-over: read my text aloud, voice for a telephone, reader for a recording, speak my video, voice for a museum tour, somebody with a nice voice, greeting for our answering machine
character-voice-acting: voice for a cartoon figure
audiobook-narration: read my book aloud, turn my novel into audio
podcast-production: help with my podcast, radio show for the internet, put two speakers together, cut the ums out, one guest louder than other
audio-editing-restoration: voice recording sound clean, get rid of echo, hum in a recording, background noise, recording sounds bad, old tapes, recorded lecture echo, interview recorded in a cafe, rescue a cassette of grandfather, hiss on my recording, cannot understand the recording, wind noise on my recording
sound-design: sounds for a film, noise of a door, sound effects
dialogue-dubbing: other language over a film
audio-plugin-development: build a music effect program
music-promotion: more people to hear my song, nobody listens to my album, get on spotify playlists
music-licensing-publishing: sell my music for films
meditation-ambient-audio: calm music for sleep
`;
