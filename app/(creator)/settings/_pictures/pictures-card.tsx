import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { Avatar } from "@/app/_ui/looks/faces/avatar";
import { Cover } from "@/app/_ui/looks/faces/cover";
import { Picture } from "@/app/_ui/looks/picture";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { MediaView } from "@/lib/contracts/values/media";
import { ProfilePicture } from "./profile-picture";

type PicturesCardProps = { profile: ProfileView; pictures: { avatar: MediaView | null; cover: MediaView | null } };

/** Avatar and cover, with what stands for them while there is none. */
export function PicturesCard({ profile, pictures: { avatar, cover } }: PicturesCardProps) {
  const { handle, display_name, avatar_url } = profile;
  const categories = profile.categories.map(({ slug }) => slug);
  return (
    <Card>
      <CardHeader>
        <CardTitle>Pictures</CardTitle>
        <CardDescription>
          The first that buyers see of you: on your page, in lists and in search. JPEG, PNG, WebP, AVIF or GIF, at most
          15 MB.
        </CardDescription>
      </CardHeader>
      <CardContent className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <ProfilePicture place="avatar" picture={avatar}>
          <Avatar
            name={display_name}
            handle={handle}
            categories={categories}
            src={avatar_url}
            sizes="96px"
            className="size-24 text-2xl"
          />
        </ProfilePicture>
        <ProfilePicture place="cover" picture={cover}>
          <div className="aspect-[4/1] overflow-hidden rounded-md">
            {cover ? (
              <Picture {...cover} sizes="(min-width: 1024px) 720px, 92vw" />
            ) : (
              <Cover handle={handle} categories={categories} columns={16} rows={4} className="h-full" />
            )}
          </div>
        </ProfilePicture>
      </CardContent>
    </Card>
  );
}
