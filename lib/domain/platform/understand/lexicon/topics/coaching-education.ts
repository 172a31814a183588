/** Words that stand around the trades of teaching; the notation is that of `design-creative`. */
export const COACHING_EDUCATION = `
life-coaching: life purpose stuck motivation unhappy; coach goals change
career-coaching: career redundancy promotion salary raise jobless; job change work return gap coach switch profession negotiate
interview-coaching: interview interviews interviewer hiring mock nervous behavioural; job practise practice questions candidate prepare recruiter tell freeze rehearsal applying answers yourself position company returning recording
executive-coaching: executive leadership ceo leader manager; coach team boss
business-coaching: entrepreneur business coach mentor accountability; owner small
productivity-coaching: productivity procrastination adhd time focus; manage habits organise
public-speaking-coaching: speaking speech stage audience rhetoric talk presentation; nervous public fear rehearse confidence voice meetings conference present
relationship-coaching: relationship dating breakup marriage couples love; partner coach
parenting-coaching: parenting toddler tantrum parents sleep child; coach baby teenager
wellness-coaching: wellness stress burnout wellbeing habits; health coach sleep
mindfulness-meditation-teaching: mindfulness meditation breathing meditate; teacher calm course stress
math-tutoring: math maths mathematics algebra fractions percentages arithmetic numeracy geometry calculus numbers calculation calculations sums equations ratio dosage; tutor learn adult test lesson teach exam school nursing apprenticeship understand bad afraid drug nurse child college scared
science-tutoring: physics chemistry biology science; tutor homework exam school
humanities-tutoring: history essay philosophy literature geography; tutor school homework
test-prep: sat gmat gre ielts toefl exam lsat test entrance; prepare pass score apprenticeship study nursing
english-language-teaching: english fluency pronunciation accent conversation grammar esl fluent shy; speak speaking learn lessons teacher practice practise work meetings colleagues confident calls business silent talk meeting interrupt improve unfriendly little say team
spanish-lessons: spanish; learn lessons speak teacher
french-lessons: french; learn lessons speak teacher
german-lessons: german; learn lessons speak teacher
asian-language-lessons: japanese chinese korean mandarin hsk jlpt thai vietnamese; learn lessons teacher
world-language-lessons: arabic russian portuguese italian dutch swedish turkish hebrew; learn lessons teacher
programming-lessons: coding programming python learn; teach lessons beginner pair developer mentor code
data-office-skills-training: excel office powerpoint word training; course staff learn
music-lessons: guitar piano violin singing drums ukulele music lessons; teacher learn child daughter son play
art-craft-lessons: watercolour watercolor calligraphy crochet woodworking painting drawing pottery knitting sewing craft; lessons learn class course
photography-video-lessons: photography camera editing; lessons learn course
chess-esports-coaching: chess esports league valorant; coach learn rank
college-admissions: admissions college university application ivy essay; student apply
curriculum-instructional-design: curriculum instructional lesson syllabus elearning worksheets; design course teachers materials
online-course-creation: course udemy teachable kajabi; online create launch module
`;
