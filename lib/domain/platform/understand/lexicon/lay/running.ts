/** What people say who do not know a trade's word, as in `making.ts`: of marketing, business, data, pictures, teaching, law, money and events. */
export const RUNNING = `
seo-strategy: be found on google, higher on google, google does not show us
technical-seo: google ignores our pages, pages missing in google, moved our website and lost visitors, pages vanished after the redesign
local-seo: show up on the map, people nearby find us, customers nearby cannot find us
link-building: other sites mention us
answer-engine-optimization: chatgpt should mention us, found by ai assistants
google-ads-management: pay google for visitors, ads on google cost too much, ad agency worth its fee, money on ads, google clicks bring no calls
meta-ads-management: ads on facebook, ads on instagram, boosted posts bring no buyers
tiktok-ads-management: ads on tiktok
linkedin-ads: ads on linkedin
programmatic-display-ads: banners on other sites
amazon-marketplace-marketing: sell more on amazon
social-media-management: run our facebook page, post for us every day
social-media-strategy: what to post and when
influencer-marketing: famous people show my product
email-marketing: mails land in spam, our mails go to junk, bring back old customers by mail, too many people unsubscribe, remind customers to renew, nobody opens our newsletter, subscribers stopped opening mails
marketing-automation: mails that send themselves, send messages automatically
sms-push-marketing: text messages to customers
content-marketing: write useful things to get customers
public-relations: get into the newspaper, tell journalists
brand-strategy: what our brand stands for
conversion-rate-optimization: visitors do not buy, more visitors should buy
funnel-building: lead visitors step by step to buy
affiliate-marketing: others sell for a share
lead-generation: find new customers, names of possible buyers
app-store-optimization: more downloads of my app
community-management: look after our forum, run our discord
web-analytics-setup: count visitors, see where visitors come from
product-marketing: explain our product to buyers
growth-experimentation: try what makes us grow
event-webinar-marketing: fill our webinar, sell tickets
business-plan-writing: plan for the bank, write down my business idea
startup-strategy: is my business idea good, how to begin a company
fundraising-advisory: find investors, raise money from investors, convince investors, show investors, investors keep rejecting us
market-research: how big is the market, what do customers want, would anybody buy this
competitive-analysis: what our rivals do, compare us with others
management-consulting: company is badly run, advice for the boss
operations-consulting: who does what in our company, everything takes too long here, key employee on leave, draw how our work goes, colleague leaves and nobody knows, too much paperwork, only one person knows how, write down how we work, same work done twice, waiting until boss approves, handover before she retires
lean-six-sigma: too much waste in our factory, cut out steps, too many faulty parts, machines stand still too long
supply-chain-consulting: deliveries always late, too much stock, shelves empty again, parts arrive too late
product-sourcing: find a factory, find a supplier in china, small batch from a factory
ecommerce-consulting: advice for my online shop
sales-consulting: sell more, salesmen do not sell, my quotes never become orders
crm-consulting: keep track of customers, customer contacts scattered everywhere, forget to call customers back
erp-implementation: one program for the whole company
project-management: keep a project on time, somebody to keep us on schedule, everybody misses deadlines
agile-coaching: our team works in sprints badly
product-management: decide what to build next
business-analysis: write down what our software must do
hr-consulting: rules for staff, trouble with staff, colleagues are fighting
recruiting: find new employees, fill a job, nobody applies for our job, cannot find a cook
virtual-assistance: somebody to answer my mail, help with small tasks, drowning in emails, someone to book my appointments
executive-assistance: organise my calendar, book my trips for work
data-entry: type in numbers, copy from paper into a computer, handwritten cards into a list, pages of numbers to type
customer-support: answer questions of customers, angry customers waiting for reply
sustainability-esg: how green is our company
quality-iso-certification: certificate for our quality
it-strategy-consulting: which software should we buy
pricing-strategy: what should I charge, afraid to raise prices, too cheap, how much to ask for, working too cheaply, customers say too expensive, price for my workshop
franchise-consulting: let others open my shop
international-expansion: sell in another country
data-analysis: what do our numbers say, make sense of numbers, look at our figures, why do sales drop, which customers are profitable
data-visualization: show numbers as a picture, graph nobody understands, chart for a report, map of numbers
bi-dashboards: all figures on one page, see our numbers at a glance, overview for my boss, copying figures together every monday
spreadsheet-modeling: formula in excel, spreadsheet that calculates, sheet shows wrong totals
statistical-analysis: is the difference real, numbers for my thesis, are my results significant
survey-analysis: what did people answer, answers of a questionnaire
data-engineering: get data from one place to another, reports break every night, one place for all figures, nightly import keeps failing
data-warehousing: one place for our company figures, what our queries cost in the cloud, our data costs too much, data bill doubled, all our data together, slow reports, departments report different figures
data-cleaning: list full of mistakes, same customer twice in a list, tidy up a file, messy list, names spelled differently, duplicate addresses in our list
web-scraping: collect prices from websites, copy data from a site, watch competitor prices daily
data-annotation: mark things in pictures, label thousands of images
machine-learning: computer learns from our data, guess who will leave, predict which customers cancel
deep-learning: neural network for us
computer-vision: recognise things in photos, camera spots faulty parts, count people with a camera
natural-language-processing: sort texts automatically, find topics in texts, sort thousands of reviews
speech-ai: turn speech into text automatically, dictate notes instead of typing
llm-application-development: app that uses chatgpt, use ai in our product
rag-systems: ask questions to our documents, search our papers with ai, find answers in our manuals
ai-agent-development: assistant that does things in our systems, let ai use our programs, connect ai to our tools, give claude access, ai books appointments itself, assistant must ask before deleting
ai-workflow-automation: let ai do boring work, ai sorts incoming invoices
prompt-engineering: better instructions for chatgpt
llm-fine-tuning: teach ai our style
ai-evaluation: is our ai any good, break our chatbot, ai makes things up, chatbot says nonsense, test ai answers, check what the bot says, bot invents prices, chatbot lies to customers, prove the ai answers correctly
generative-image-models: ai that makes our pictures
mlops: run models reliably
recommendation-systems: customers also bought
time-series-forecasting: how much will we sell, predict next month, how much bread to bake
geospatial-analysis: data on a map, draw delivery districts
bioinformatics: gene data
ai-governance: rules for using ai
portrait-photography: picture of me, nice photo of myself, look stiff in every photo, photo for my dating profile
headshot-photography: photos of our staff, photos for the team page, picture for linkedin, employees photos same background, my linkedin selfie looks unprofessional, staff pictures do not match
wedding-photography: pictures of our wedding
event-photography: pictures of our party
product-photography: pictures of my goods, shots for a catalogue, pictures of things for my shop, photos of chairs, photos of pottery, shop pictures look dull, glare on my bottles
food-photography: pictures of dishes, our dishes look unappetising
fashion-photography: pictures of clothes on models
real-estate-photography: pictures of a flat for sale, flat looks dark in listing, pictures for my holiday flat
architectural-photography: pictures of a building
family-newborn-photography: pictures of our baby, pictures of my baby bump
pet-photography: pictures of my dog
sports-photography: pictures of a match
aerial-photography: pictures from above, photograph our roof from above
travel-landscape-photography: pictures of mountains
street-documentary-photography: pictures of everyday life
photo-retouching: remove somebody from a photo, smooth skin in a photo, make my photo better, whiten teeth in a picture, glare on my glasses
photo-editing: cut out the background, brighten my pictures, photos came out too dark
photo-restoration: repair an old photo, torn picture of grandmother, faded photo of grandfather, colour in black white photo
digital-illustration: draw something for me, drawing for an article
character-design: draw a mascot
concept-art: draw a fantasy world
comic-manga-art: draw a comic
childrens-book-illustration: drawings for a children book
portraits-caricatures: draw my face, funny drawing of my boss, farewell drawing for a colleague
painting-fine-art: paint a picture for my wall
tattoo-design: drawing for my arm, cover up my old tattoo
calligraphy-lettering: beautiful handwriting, write guest names on envelopes
murals-street-art: paint a big wall, paint our school playground wall
vtuber-avatar-art: moving figure for my stream
scientific-medical-illustration: drawings of plants, paint flowers, paints flowers, drawings of mushrooms, pictures of fish for a book, draw vegetables, accurate drawings of insects
life-coaching: do not know what to do with my life
career-coaching: which job suits me, change my job, back to work after a break, hate my job, too old for new job, laid off after twenty years
interview-coaching: practise for a job talk, what to say when they ask my weakness, go blank in interviews, invited but never hired
executive-coaching: become a better boss, suddenly boss of my colleagues
business-coaching: somebody to talk about my business
productivity-coaching: get more done, always late with everything, cannot stop procrastinating
public-speaking-coaching: afraid to speak before people, rehearse a talk, rehearse a keynote, shake when I present, dread my wedding toast
relationship-coaching: trouble with my partner
parenting-coaching: my child does not listen, toddler screams every night
wellness-coaching: live healthier
mindfulness-meditation-teaching: learn to calm down
math-tutoring: help with sums, bad at numbers, afraid of maths, learn percentages, daughter cries over maths, nurse must calculate doses, embarrassed about percentages
science-tutoring: help with physics homework
humanities-tutoring: help with history homework
test-prep: pass an exam, prepare for a test
english-language-teaching: speak better english, dare to speak english, talk english at work, my english at meetings, silent in english meetings, colleagues misunderstand my accent, my emails sound rude
spanish-lessons: learn spanish
french-lessons: learn french
german-lessons: learn german
asian-language-lessons: learn japanese, learn chinese
world-language-lessons: learn a language
programming-lessons: learn to code, sit with our junior, teach me programming
data-office-skills-training: learn excel
music-lessons: learn to play an instrument
art-craft-lessons: learn to draw
photography-video-lessons: learn to take pictures
chess-esports-coaching: get better at chess
college-admissions: get into university
curriculum-instructional-design: plan a course, write lessons for teachers
online-course-creation: put my course online
contract-drafting: paper between me and a client, agreement for my freelancers, write an agreement, handshake deal with a friend
contract-review: should I sign this, what does this contract mean, look over an agreement, dangerous clauses, hidden traps in a contract, cannot get out of contract
company-formation: open a company, register my firm
startup-legal: shares among founders
trademark-services: protect my name, is the name taken, another shop uses our name
patent-services: protect my invention
copyright-licensing: somebody copied my work, my photos used without permission, may I use this song
privacy-data-protection: may we store this data, cookies and gdpr, customer wants his data deleted, our customer data leaked
website-terms-policies: legal text for my site, small print for my shop
employment-law: fired unfairly, rules when firing, boss does not pay overtime
immigration-services: move to another country, residence permit, bring my wife here, my visa runs out
real-estate-law: buy a house legally, trouble with my landlord, landlord keeps my deposit, landlord wants me out
family-law-estate-planning: who gets my house when I die, split up with my husband, write my last will, who gets the children
dispute-resolution: customer does not pay, quarrel with a partner, builder refuses to refund, friend owes me money
legal-research: what does the law say
regulatory-compliance: are we allowed to do this
bookkeeping: shoebox receipts, sort my receipts, keep my books, invoices in a mess, write down income and spending, receipts pile, drawer full of receipts, bag of unopened invoices, receipts for my accountant
accounting: yearly accounts, close the year
payroll-services: pay my staff, wages for my first employee
tax-preparation: fill in my tax form, letter from the tax office, never filed my taxes
tax-advisory: pay less tax
vat-sales-tax: tax on sales
financial-modeling: how long will our money last, months of cash left, our company burns money, until when are we funded, can we afford to hire, run out of cash, spreadsheet for investors, what if sales drop, how many months until broke, what if we hire two
business-valuation: what is my company worth, selling my shop when retiring
financial-planning-analysis: plan next year money, budget for next year
fractional-cfo: somebody for our finances part time
auditing-due-diligence: check the books before buying
personal-finance-planning: save for retirement, get out of debt, salary gone before month end
investment-research: which shares to buy
trading-automation: robot that trades
wedding-planning: organise our wedding, overwhelmed by our wedding
event-planning: organise a dinner, dinner for many people, organise a company party, feed a crowd, summer party, how much food for guests, retirement dinner for our boss, feed eighty people outdoors
party-planning: birthday party for my mother, organise a birthday
virtual-events: party over video
event-styling-decor: decorate a hall
invitations-event-stationery: cards to invite guests
floristry: flowers for a wedding
catering: food for a party, cook for our guests, cooking for a family party, food for our wedding guests, meal for many people, how much to cook for people, what to cook for guests, how many sandwiches for guests
private-chef: cook at my home
cakes-baking: cake for a birthday
bartending-mixology: drinks at a party
live-entertainment: band for a party
mc-hosting: somebody to lead the evening
wedding-officiants-celebrants: marry us outdoors
travel-planning: plan my holiday, train trip, travel by train with children, holiday without flying, journey by train and ship, route for our trip, do my trains fit, night trains with kids, afraid to miss our connection
local-guiding-tours: show us the city
personal-training: get fit, lose weight with exercise
yoga-pilates: stretch my back
nutrition-meal-planning: what should I eat
dance-instruction: learn to dance
personal-styling: what should I wear
makeup-hair-styling: make up for a wedding
home-organizing: tidy my house, cannot close my cupboards
gardening-plant-care: my plants are dying, yellow leaves on my plants
pet-care-training: my dog barks, dog pulls on the leash, someone to feed my cat
astrology-tarot: read my future
genealogy-family-history: who were my ancestors, where grandfather came from
crafts-handmade-gifts: handmade present
tabletop-gaming: lead our role playing game
`;
